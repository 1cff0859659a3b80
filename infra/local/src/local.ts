import type { ServiceName } from '@landsea/contracts/messages';
import type { CopyName } from './copies.js';
import type { Ports } from './ports.js';
import type { Outages } from './release/outages.js';
import type { Releases } from './release/releases.js';

export type Step = <T>(label: string, work: () => Promise<T>) => Promise<T>;

export type PartName = CopyName | 'gateway' | 'stripe-emulator' | 'sign-in' | 'mail-catcher' | 'postgres';

export interface Local {
  origin: string;
  ports: Ports;
  home: string;
  databaseUrls: Record<ServiceName, string>;
  demo: { email: string; password: string };
  emulator: { url: string; secretKey: string; webhookSecret: string } | undefined;
  pid(part: PartName): number | undefined;
  /** The page that shows the mail, unless a real server takes it. */
  mailPage: string | undefined;
  /** A killed part is started again by itself, after its backoff. */
  kill(part: PartName, signal?: NodeJS.Signals): void;
  /** Stays down until `startPart`. A service's own name means all of its copies. */
  stopPart(part: PartName): Promise<void>;
  startPart(part: PartName): Promise<void>;
  releases: Releases;
  /** Take a remote down and restore it. */
  outages: Outages;
  stop(): Promise<void>;
}
