import type { Role } from '@landsea/contracts/account';
import type { NavItem, PagePath } from '@landsea/contracts/core';
import type { Thing } from 'schema-dts';
import type { ComponentType, ReactNode } from 'react';
import type { Location, RouteObject } from 'react-router-dom';

/** Who may see a page: `trip` needs a signed-in person who may view the trip that the address names. */
export type PageAccess = PagePath['access'];

/** The page's navigation entry. `path` and `fallback` are derived from the page's paths when left out. */
export type PageNav = Omit<NavItem, 'path'> & { path?: string };

/** Everything there is to say about a page; routes, navigation, guards, head, help and More derive from it. */
export interface PageDefinition {
  /** Unique in the product. */
  name: string;
  /**
   * The canonical path first, then its aliases; the address stays as typed. A page about a trip may list paths without
   * `:tripId` too: they show the active trip and need a signed-in person.
   */
  paths: readonly [string, ...string[]];
  access: PageAccess;
  /** Only people with this role see the page; for everybody else there is none. */
  role?: Role;
  title: string;
  description: string;
  /** Search keywords, placed before those of the whole product. */
  keywords?: string;
  /** Path of the sharing picture, 1200 by 630 pixels; the product's own when left out. */
  ogImage?: string;
  /** What help mode says on arrival; the description when left out. */
  help?: string;
  /** `bare`: the page draws its own frame, without navigation. `slim`: only a bar with the name and the way in, above it. */
  frame?: 'full' | 'slim' | 'bare';
  /** The path that search engines should keep, when it belongs to another page. */
  canonical?: string;
  /** Never listed by search engines, though anybody may see it: the address carries a token. */
  unlisted?: true;
  /** Further addresses that become HTML at build time, as public paths without parameters do: with parameters or a query. */
  prerendered?: readonly string[];
  /** What a variant of the page says of itself to search engines, besides its name and description. Asked at build time only. */
  structuredData?: (origin: string, variant: string) => Promise<Thing[]>;
  /** One entry for each audience that finds the page in its navigation. */
  nav?: PageNav | PageNav[];
  /** Whether there is a page at this address; the not-found page is shown where there is none. */
  isThere?: (location: Location) => boolean;
  /** Those of the paths that have the page only in a tab that came from an address with a token: a server answers 404. */
  linkOnlyPaths?: readonly string[];
  /** Renders in front of the page and its guard, for visitors too; `children` is the guarded page. */
  inFront?: ComponentType<{ children: ReactNode }>;
  /**
   * The calls whose answers the page shows first, as its queries send them. They are under way before its code is there;
   * one that names `{tripId}` only at an address that names the trip.
   */
  firstData?: readonly `/api/${string}`[];
  /** A family's browser keeps the page and its first data, so that it opens without a signal. */
  offline?: true;
  page: () => Promise<ComponentType>;
  /** Versions of the page by the key of a variant, for an experiment; `page` is one of them. */
  variants?: Readonly<Record<string, PageDefinition['page']>>;
  /** Which of the variants this browser shows, asked when the page is opened. */
  shownVariant?: () => string;
}

/** `handle` of a page's route, read by the shell's guard and page head. */
export type PageHandle = Omit<
  PageDefinition,
  | 'name'
  | 'paths'
  | 'nav'
  | 'page'
  | 'firstData'
  | 'offline'
  | 'linkOnlyPaths'
  | 'prerendered'
  | 'variants'
  | 'shownVariant'
>;

/** What a remote exports by default from `./remote`: data only, which the shell interprets. */
export interface RemoteModule {
  routes: RouteObject[];
  nav: NavItem[];
}
