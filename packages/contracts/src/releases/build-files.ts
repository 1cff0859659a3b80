import * as z from 'zod/mini';
import { Signature } from './release-list.js';

/** What a build consists of: the SHA-256 of each file by its path, as the attribute `integrity` has it. */
export const BuildFiles = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });
export type BuildFiles = z.infer<typeof BuildFiles>;

/** `files.json` of a build. The signature is of {@link filesText}. */
export const SignedBuildFiles = z.object({ list: BuildFiles, signatures: z.array(Signature) });
export type SignedBuildFiles = z.infer<typeof SignedBuildFiles>;

/** The one text of the files of a build: sorted by path, whichever order they were found in. */
export const filesText = ({ build, files }: BuildFiles): string =>
  JSON.stringify({
    build,
    files: Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))),
  });
