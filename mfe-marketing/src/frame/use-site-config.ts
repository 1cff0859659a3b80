import { getSiteConfig, type SiteConfig } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';

/** The configuration is set before the bundles run, and never again. */
const never = () => () => undefined;

let known: { set: unknown; config: SiteConfig } | undefined;
const inBrowser = (): SiteConfig => {
  if (known?.set !== window.landseaSite || !known)
    known = { set: window.landseaSite, config: getSiteConfig() };
  return known.config;
};
const prerendered = (): undefined => undefined;

/** Undefined in the first render of a prerendered page, which knows no owner. */
export const useSiteConfig = (): SiteConfig | undefined =>
  useSyncExternalStore<SiteConfig | undefined>(never, inBrowser, prerendered);
