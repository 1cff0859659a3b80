import * as z from 'zod/mini';

export const FileGroup = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });
export type FileGroup = z.infer<typeof FileGroup>;

/**
 * `firstData` are addresses that may hold `{tripId}`; `late` is loaded after the first paint of an offline
 * page.
 */
export const PageGroup = z.extend(FileGroup, {
  firstData: z.optional(z.array(z.string())),
  late: z.optional(FileGroup),
});
export type PageGroup = z.infer<typeof PageGroup>;

/** `page-files.json` of a build. */
export const PageFiles = z.object({
  entry: FileGroup,
  pages: z.record(z.string(), PageGroup),
  shared: z.record(z.string(), FileGroup),
});
export type PageFiles = z.infer<typeof PageFiles>;

export const getVariantName = (page: string, variant: string): string => `${page}#${variant}`;
