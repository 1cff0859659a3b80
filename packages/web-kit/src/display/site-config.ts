import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

declare global {
  interface Window {
    /** The shell's /site-config.js sets it before any bundle. */
    landseaSite?: unknown;
  }
}

const Address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path'));
const Place = z.object({ name: z.string(), url: Address });

const MarketingFigure = z.object({
  figure: z.string().check(z.minLength(1), z.maxLength(16)),
  source: z.string().check(z.minLength(3), z.maxLength(80)),
  url: z.optional(Address),
});

const SiteConfig = z.object({
  feedbackFormUrl: z.catch(Address, '/suggestions'),
  social: z.catch(z.array(Place), []),
  planningBlog: z.catch(z.optional(Place), undefined),
  /** Its origin belongs in frame-src. */
  demoVideoUrl: z.catch(z.optional(Address), undefined),
  /** A figure without a source is not shown. */
  marketingFigures: z.catch(z.record(z.string(), MarketingFigure), {}),
  /** Loaded only after consent; the gateway's ANALYTICS_ORIGIN must allow it. */
  analyticsScriptUrl: z.catch(z.optional(z.url({ protocol: /^https$/ })), undefined),
});
/** Nothing of these addresses loads before a visitor opens it. */
export type SiteConfig = z.infer<typeof SiteConfig>;

/** An invalid value counts as unset, so that the page does not fail. */
const readSiteConfig = (set: unknown): SiteConfig => SiteConfig.safeParse(set).data ?? SiteConfig.parse({});

let last: { set: unknown; read: SiteConfig } | undefined;

export const getSiteConfig = (): SiteConfig => {
  if (!last || last.set !== window.landseaSite)
    last = { set: window.landseaSite, read: readSiteConfig(window.landseaSite) };
  return last.read;
};

const unset = readSiteConfig(undefined);
const never = () => () => undefined;

/** A prerendered page hydrates as it was rendered, before any setting. */
export const useSiteConfig = (): SiteConfig => useSyncExternalStore(never, getSiteConfig, () => unset);
