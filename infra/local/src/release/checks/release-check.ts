import type { AppName } from '@landsea/contracts/releases';
import type { Releases } from '../releases.js';

/** A build passes before it is uploaded. @returns the reasons against it. */
export type ReleaseCheck = (releases: Releases, app: AppName) => Promise<string[]>;
