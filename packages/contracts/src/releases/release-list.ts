import * as z from 'zod/mini';
import { PublishedPages, RemoteName, RemotesManifest } from '../core/remotes.js';

/** What can be released by itself. */
export const AppName = z.enum(['shell', ...RemoteName.options]);
export type AppName = z.infer<typeof AppName>;

const build = z.string().check(z.regex(/^[0-9a-f]{12}$/));
const entry = z.string().check(z.startsWith('/'));
/** As the attribute of a script has it. */
const integrity = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const percent = z.number().check(z.minimum(0), z.maximum(100));

/** A build to fall back on. It is known by the pages of the build that it stands in for. */
export const PreviousBuild = z.object({ build, entry, integrity });
export type PreviousBuild = z.infer<typeof PreviousBuild>;

/** A build of a remote: the script that starts it, the hash of that script, and its pages. */
export const ReleasedBuild = z.object({ ...PreviousBuild.shape, pages: PublishedPages });
export type ReleasedBuild = z.infer<typeof ReleasedBuild>;

/** A build that a share of the visitors get. */
export const CandidateBuild = z.object({ ...ReleasedBuild.shape, percent });
export type CandidateBuild = z.infer<typeof CandidateBuild>;

export const ShellBuild = z.object({ build });
export type ShellBuild = z.infer<typeof ShellBuild>;

/** Which builds are live. `version` grows with every switch. An app that was never released is absent. */
export const ReleaseList = z.object({
  version: z.int().check(z.nonnegative()),
  shell: z.optional(
    z.object({ live: ShellBuild, candidate: z.optional(z.object({ ...ShellBuild.shape, percent })) }),
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

/** Signature by one key: `key` is the beginning of the SHA-256 of the public key, `value` is base64. */
export const Signature = z.object({ key: z.string(), value: z.string() });
export type Signature = z.infer<typeof Signature>;

/**
 * `/remotes.json`. `list` is a {@link ReleaseList}, parsed only after its signature was checked: parsing drops what it
 * does not know. `candidates` are the apps whose candidate this visitor gets. `development` names remotes that
 * development servers answer, and is believed on this machine only.
 */
export const SignedReleaseList = z.object({
  list: z.unknown(),
  signatures: z.array(Signature).check(z.maxLength(2)),
  candidates: z.optional(z.array(AppName)),
  development: z.optional(RemotesManifest),
});
export type SignedReleaseList = z.infer<typeof SignedReleaseList>;

/** The text that is signed: the list as JSON without spaces, its keys in the order in which they were written. */
export const signedText = (list: unknown): string => JSON.stringify(list);
