import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

declare global {
  interface Window {
    /** Written by the shell's /site-config.js, which runs before any bundle. */
    landseaSite?: unknown;
  }
}

const Address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path'));
const Place = z.object({ name: z.string(), url: Address });

/** A claim about Landsea with what proves it: `{ figure: '2,400', source: 'Accounts on March 1, 2027' }`. */
const MarketingFigure = z.object({
  figure: z.string().check(z.minLength(1), z.maxLength(16)),
  source: z.string().check(z.minLength(3), z.maxLength(80)),
  url: z.optional(Address),
});

const SiteConfig = z.object({
  /** Opens in a new tab from the footer's feedback card. */
  feedbackFormUrl: z.catch(Address, '/suggestions'),
  social: z.catch(z.array(Place), []),
  /** The external planning blog: a banner and a link in the header. Without it neither shows. */
  planningBlog: z.catch(z.optional(Place), undefined),
  /** An embeddable video page; without one the product's own walk-through plays. Its origin belongs in frame-src. */
  demoVideoUrl: z.catch(z.optional(Address), undefined),
  /** Claims that landing pages may show, by the key in their content file. What has no source is not shown. */
  marketingFigures: z.catch(z.record(z.string(), MarketingFigure), {}),
  /** Loaded after a visitor agreed, and never without; the gateway's ANALYTICS_ORIGIN must allow it. */
  analyticsScriptUrl: z.catch(z.optional(z.url({ protocol: /^https$/ })), undefined),
});
/** What the owner of the site sets: addresses outside the product. Nothing of them loads before a visitor opens it. */
export type SiteConfig = z.infer<typeof SiteConfig>;

/** A value that does not fit is taken for not set: the page must not fall with it. */
const readSiteConfig = (set: unknown): SiteConfig => SiteConfig.safeParse(set).data ?? SiteConfig.parse({});

let last: { set: unknown; read: SiteConfig } | undefined;

/** Set without a build, in /site-config.js beside index.html. */
export const siteConfig = (): SiteConfig => {
  if (!last || last.set !== window.landseaSite)
    last = { set: window.landseaSite, read: readSiteConfig(window.landseaSite) };
  return last.read;
};

const unset = readSiteConfig(undefined);
const never = () => () => undefined;

/** As {@link siteConfig} while rendering: a page that became HTML before anything was set is hydrated as it is first. */
export const useSiteConfig = (): SiteConfig => useSyncExternalStore(never, siteConfig, () => unset);
