import * as z from 'zod/mini';

/**
 * A public page as HTML, made at build time: its title, what its head holds besides, and the whole content of `#root`.
 * Two marks stand in it until the document is written: {@link ORIGIN_MARK} and {@link REMOTE_MARK}.
 */
export const PrerenderedPage = z.object({ title: z.string(), head: z.string(), body: z.string() });
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;

/**
 * `prerendered/index.json` of a build: the file of each variant of each path. Most pages have `default` only. A page of the
 * shell that looks at its query has a path for each query that is HTML.
 */
export const PrerenderedIndex = z.object({
  pages: z.record(z.string(), z.record(z.string(), z.string())),
  /** The paths that a search engine should list. */
  sitemap: z.array(z.string()),
});
export type PrerenderedIndex = z.infer<typeof PrerenderedIndex>;

/** Stands for `https://the.address` of the product, without a slash at its end. */
export const ORIGIN_MARK = '{{origin}}';
/** Stands for the folder that the remote's build is served from, without a slash at its end. */
export const REMOTE_MARK = '{{remote}}';

/** The cookie of a session is called so behind http and behind https; a document for its bearer holds no visitor's page. */
export const sessionCookieNames = ['landsea_sid', '__Host-landsea_sid'] as const;

/** The id of the data block of a document whose request came without a session, where no page is HTML already. */
export const VISITOR_ID = 'visitor';

/** The id of the data block that a prerendered page is hydrated with: the state that it was rendered in. */
export const PRERENDERED_STATE_ID = 'prerendered-state';
