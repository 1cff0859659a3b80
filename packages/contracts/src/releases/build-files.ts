import * as z from 'zod/mini';
import { Signature } from './release-list.js';

/** SHA-256 by path, in the format of `integrity`. */
export const BuildFiles = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });
export type BuildFiles = z.infer<typeof BuildFiles>;

/** `files.json` of a build, signed over {@link toFilesText}. */
export const SignedBuildFiles = z.object({ list: BuildFiles, signatures: z.array(Signature) });
export type SignedBuildFiles = z.infer<typeof SignedBuildFiles>;

/** Sorted by path, so that the text is unique. */
export const toFilesText = ({ build, files }: BuildFiles): string =>
  JSON.stringify({
    build,
    files: Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))),
  });
