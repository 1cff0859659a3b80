import * as z from 'zod/mini';
import { hashFileName, type HashFile } from '../core/remotes.js';
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

/**
 * The file that tells browsers the hashes of a build's scripts and sheets, in a list of its files.
 * @returns undefined for a build of a release before there was one.
 */
export const findHashFile = (files: Iterable<readonly [string, string]>): HashFile | undefined => {
  const [path, integrity] = [...files].find(([name]) => hashFileName.test(name)) ?? [];
  return path && integrity ? { path, integrity } : undefined;
};

/** SHA-256 of scripts and sheets by path; the entry of a remote has its hash in the list of releases. */
export const FileHashes = z.record(z.string(), z.string());
export type FileHashes = z.infer<typeof FileHashes>;
