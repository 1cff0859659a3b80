import type { AppName } from '@landsea/contracts/releases';
import type { Releases } from '../releases.js';

/** What a build must pass before it is uploaded. @returns what stands against it. */
export type ReleaseCheck = (releases: Releases, app: AppName) => Promise<string[]>;
