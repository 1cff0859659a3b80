import type { Role } from '@landsea/contracts/account';
import type { NavItem, PagePath } from '@landsea/contracts/core';
import type { Thing } from 'schema-dts';
import type { ComponentType, ReactNode } from 'react';
import type { Location, RouteObject } from 'react-router-dom';

/** `trip` needs a signed-in person who can view the trip of the address. */
export type PageAccess = PagePath['access'];

/** `path` and `fallback` default to the page's paths. */
export type PageNav = Omit<NavItem, 'path'> & { path?: string };

export interface PageDefinition {
  /** Unique in the product. */
  name: string;
  /** The canonical path first. A path without `:tripId` shows the active trip and needs a sign-in. */
  paths: readonly [string, ...string[]];
  access: PageAccess;
  /** The page does not exist for people without this role. */
  role?: Role;
  title: string;
  description: string;
  keywords?: string;
  /** 1200 by 630 pixels; default: the product's. */
  ogImage?: string;
  help?: string;
  /** `bare`: no navigation; `slim`: a bar with the name and the way in. */
  frame?: 'full' | 'slim' | 'bare';
  canonical?: string;
  /** For search engines: the address carries a token, or follows upon something that somebody did. */
  unlisted?: true;
  prerendered?: readonly string[];
  /** Called at build time only. */
  structuredData?: (origin: string, variant: string) => Promise<Thing[]>;
  nav?: PageNav | PageNav[];
  isThere?: (location: Location) => boolean;
  /** A server answers these paths with 404: they work only in a tab that came with a token. */
  linkOnlyPaths?: readonly string[];
  /** `children` is the guarded page. */
  inFront?: ComponentType<{ children: ReactNode }>;
  /** Requested before the page's code is loaded; `{tripId}` only at an address with the trip. */
  firstData?: readonly `/api/${string}`[];
  /** Kept in a family's browser, so that it opens offline. */
  offline?: true;
  page: () => Promise<ComponentType>;
  variants?: Readonly<Record<string, PageDefinition['page']>>;
  shownVariant?: () => string;
}

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

/** A client's trip, as the agent who opened it knows it. */
export interface BesideTripProps {
  tripId: string;
  clientId: string;
  clientName: string;
  /** The agent looks at the trip as the client does. */
  isPreview: boolean;
}

export interface RemoteModule {
  routes: RouteObject[];
  nav: NavItem[];
  /** The agents' tools for a client's trip, shown by the remote that owns the pages of the trip. */
  besideTrip?: () => Promise<ComponentType<BesideTripProps>>;
}
