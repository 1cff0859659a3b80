import * as z from 'zod/mini';

declare global {
  interface Window {
    /** Written by the shell's /site-config.js, which runs before any bundle. */
    landseaSite?: unknown;
  }
}

const Address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path'));
const Place = z.object({ name: z.string(), url: Address });

const SiteConfig = z.object({
  /** Opens in a new tab from the footer's feedback card. */
  feedbackFormUrl: z.catch(Address, '/suggestions'),
  social: z.catch(z.array(Place), []),
  /** The external planning blog: a banner and a link in the header. Without it neither shows. */
  planningBlog: z.catch(z.optional(Place), undefined),
  /** An embeddable video page; without one the product's own walk-through plays. Its origin belongs in frame-src. */
  demoVideoUrl: z.catch(z.optional(Address), undefined),
});
/** What the owner of the site sets: addresses outside the product. Nothing of them loads before a visitor opens it. */
export type SiteConfig = z.infer<typeof SiteConfig>;

/** A value that does not fit is taken for not set: the page must not fall with it. */
const readSiteConfig = (set: unknown): SiteConfig => SiteConfig.safeParse(set).data ?? SiteConfig.parse({});

/** Set without a build, in /site-config.js beside index.html. */
export const siteConfig = (): SiteConfig => readSiteConfig(window.landseaSite);
