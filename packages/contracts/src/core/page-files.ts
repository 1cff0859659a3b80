import * as z from 'zod/mini';

/** Files of a build, by their paths in it, and the shared modules they take from the build that offers these first. */
export const FileGroup = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });
export type FileGroup = z.infer<typeof FileGroup>;

/**
 * A page's files, and the calls of its first data: addresses that may hold `{tripId}`. `late`, of a page that opens without a
 * signal: what it loads after its first paint.
 */
export const PageGroup = z.extend(FileGroup, {
  firstData: z.optional(z.array(z.string())),
  late: z.optional(FileGroup),
});
export type PageGroup = z.infer<typeof PageGroup>;

/** `page-files.json` of a build: what each page loads before it shows anything. */
export const PageFiles = z.object({
  /** What every page of the build needs first. */
  entry: FileGroup,
  /** By the page's name; a variant of a page by {@link variantName}. */
  pages: z.record(z.string(), PageGroup),
  /** What the build offers to the others, by the name of the module. */
  shared: z.record(z.string(), FileGroup),
});
export type PageFiles = z.infer<typeof PageFiles>;

/** What a variant of a page is called among the pages of a build. */
export const variantName = (page: string, variant: string): string => `${page}#${variant}`;
