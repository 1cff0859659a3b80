import * as z from 'zod/mini';

/** The body holds {@link ORIGIN_MARK} and {@link REMOTE_MARK} until the document is written. */
export const PrerenderedPage = z.object({ title: z.string(), head: z.string(), body: z.string() });
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;

/** `prerendered/index.json` of a build. Most pages have `default` only. */
export const PrerenderedIndex = z.object({
  pages: z.record(z.string(), z.record(z.string(), z.string())),
  sitemap: z.array(z.string()),
});
export type PrerenderedIndex = z.infer<typeof PrerenderedIndex>;

/** Replaced by the product's origin, without a slash at its end. */
export const ORIGIN_MARK = '{{origin}}';
/** Replaced by the folder of the remote's build, without a slash at its end. */
export const REMOTE_MARK = '{{remote}}';

/** The names behind http and https. */
export const sessionCookieNames = ['landsea_sid', '__Host-landsea_sid'] as const;

export const VISITOR_ID = 'visitor';

export const PRERENDERED_STATE_ID = 'prerendered-state';
