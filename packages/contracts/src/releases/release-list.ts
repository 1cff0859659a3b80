import * as z from 'zod/mini';
import { HashFile, PublishedPages, RemoteName, RemotesManifest } from '../core/remotes.js';

export const AppName = z.enum(['shell', ...RemoteName.options]);
export type AppName = z.infer<typeof AppName>;

const build = z.string().check(z.regex(/^[0-9a-f]{12}$/));
const entry = z.string().check(z.startsWith('/'));
const integrity = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const percent = z.number().check(z.minimum(0), z.maximum(100));

/** It has the pages of the build that it replaces. Builds of releases before have no `hashes`. */
export const PreviousBuild = z.object({ build, entry, integrity, hashes: z.optional(HashFile) });
export type PreviousBuild = z.infer<typeof PreviousBuild>;

export const ReleasedBuild = z.object({ ...PreviousBuild.shape, pages: PublishedPages });
export type ReleasedBuild = z.infer<typeof ReleasedBuild>;

export const CandidateBuild = z.object({ ...ReleasedBuild.shape, percent });
export type CandidateBuild = z.infer<typeof CandidateBuild>;

export const ShellBuild = z.object({ build });
export type ShellBuild = z.infer<typeof ShellBuild>;

/**
 * `version` grows with every switch, a rollback too. After `expiresAt` the list has to be signed anew; one from before has
 * none. An app that was never released is absent.
 */
export const ReleaseList = z.object({
  version: z.int().check(z.nonnegative()),
  /** ISO-8601 UTC. */
  expiresAt: z.optional(z.string()),
  shell: z.optional(
    z.object({
      live: ShellBuild,
      previous: z.optional(ShellBuild),
      candidate: z.optional(z.object({ ...ShellBuild.shape, percent })),
    }),
  ),
  remotes: z.partialRecord(
    RemoteName,
    z.object({
      live: ReleasedBuild,
      previous: z.optional(PreviousBuild),
      candidate: z.optional(CandidateBuild),
    }),
  ),
});
export type ReleaseList = z.infer<typeof ReleaseList>;

/** `key` is the beginning of the SHA-256 of the public key, `value` is base64. */
export const Signature = z.object({ key: z.string(), value: z.string() });
export type Signature = z.infer<typeof Signature>;

/**
 * `/remotes.json`. Parse `list` only after its signature was checked. `damaged` names builds with a file that is not as it
 * was released, in whose place those before are shown; `development` is trusted on this machine only.
 */
export const SignedReleaseList = z.object({
  list: z.unknown(),
  signatures: z.array(Signature).check(z.maxLength(2)),
  candidates: z.optional(z.array(AppName)),
  damaged: z.optional(z.array(build)),
  development: z.optional(RemotesManifest),
});
export type SignedReleaseList = z.infer<typeof SignedReleaseList>;

/** JSON without spaces, keys in the written order. */
export const toSignedText = (list: unknown): string => JSON.stringify(list);
