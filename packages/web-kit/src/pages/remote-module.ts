import type { ComponentType, ReactNode } from 'react';
import type { Location, RouteObject } from 'react-router-dom';
import type { ProductPage } from './product-pages';

/** An entry of the shell's navigation. `{tripId}` in the path is the active trip; without one the fallback is used. */
export interface NavItem {
  id: string;
  label: string;
  /** A lucide name the shell knows, in kebab case. */
  icon: string;
  path: string;
  fallback?: string;
  /** 1 is shown in the top bar, 2 and 3 sit in its More menu. */
  priority: 1 | 2 | 3;
  audience: 'family' | 'agent' | 'client';
  /** One of the five places of the phone's bottom bar; `only` keeps it out of the menus. */
  bottom?: boolean | 'only';
}

/** What a remote exports by default from `./remote`: data only, the shell acts on it. */
export interface RemoteModule {
  routes: RouteObject[];
  nav: NavItem[];
}

/** `handle` of a page's route: the shell's guard and page head read it. */
export interface PageHandle {
  access: ProductPage['access'];
  title: string;
  description: string;
  /** Search words of this page, in front of those of the whole product. */
  keywords?: string;
  /** Path of the picture shown where the page is shared, 1200 by 630; that of the product when left out. */
  ogImage?: string;
  /** What help mode says on arrival; the description when left out. An area explains itself by `data-help`. */
  help?: string;
  /** The one path search engines should keep, for a page with several. */
  canonical?: string;
  /**
   * Stands in front of the page and of its guard, for addresses whose query asks for something else: shows that to
   * everybody, visitors too, or its children, which are the guarded page.
   */
  inFront?: ComponentType<{ children: ReactNode }>;
  /** Whether there is a page at this address; the not-found page is shown where there is none. */
  isThere?: (location: Location) => boolean;
  /** bare: the page draws its own frame (no navigation); full when left out. */
  frame?: 'full' | 'bare';
}
