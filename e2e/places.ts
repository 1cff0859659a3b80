import { randomUUID } from 'node:crypto';
import type { PagePath } from '@landsea/contracts/core';
import productPages from './product-pages.json' with { type: 'json' };
import { tripStart } from './journey.js';
import type { SeenPage } from './walk.js';

export type WalkerRole = 'visitor' | 'family' | 'agent' | 'client';

export interface Walker {
  role: WalkerRole;
  home: string;
  params: Record<string, string>;
  isForeignTrip?: boolean;
}

/** A page of the product. `planned`: not built yet, so its paths are not found. */
export interface ProductPage {
  name: string;
  owner: string;
  access: PagePath['access'];
  /** Only people with this role see it, and none of the walkers has one. */
  role?: string;
  paths: string[];
  planned?: boolean;
}

export interface ProductPlace {
  page: ProductPage;
  path: string;
}

export const walker = (role: WalkerRole, home: string, params: Walker['params'] = {}): Walker => ({
  role,
  home,
  params: {
    tripId: randomUUID(),
    clientId: randomUUID(),
    keptTripId: randomUUID(),
    otherId: randomUUID(),
    answerId: randomUUID(),
    quoteId: randomUUID(),
    groupId: randomUUID(),
    statementId: randomUUID(),
    agreementId: randomUUID(),
    token: 'no-such-token',
    date: tripStart,
    ...params,
  },
});

export const missing = '404 Page Not Found';
const withoutBar = /\/auth|\/welcome|\/reset-password|^\/(share|f|i)\/|^\/$/;

/** The product's pages, compared with what runs. A page that gets built loses its `planned` here. */
export const everyPage = productPages as ProductPage[];

export const everyPlace: ProductPlace[] = everyPage.flatMap((page) =>
  page.paths.map((path) => ({ page, path })),
);

/**
 * Every path of the pages of one access, and one path of each other page: that all paths of a page are alike is seen as a
 * visitor and as a family.
 */
export const placesFor = (access: ProductPage['access']): ProductPlace[] =>
  everyPlace.filter(({ page, path }) => page.access === access || path === page.paths[0]);

/** One path of each page that shows a trip named in the address. */
export const tripPlaces: ProductPlace[] = everyPlace.filter(
  ({ page, path }) => path === page.paths.find((each) => each.includes(':tripId')),
);

export const placeOf = (path: string): ProductPlace => {
  const found = everyPlace.find((known) => known.path === path);
  if (!found) throw new Error(`${path} is not in the list of pages`);
  return found;
};

export const addressOf = (path: string, { params }: Walker): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name);

/** Only the tab that followed a link has a page here. */
export const linkPages = ['/share', '/f', '/q', '/i', '/sign', '/morning-email/stop'];

/** A page that an emailed or shared link leads to takes the token out of the address at once. */
export const withoutToken = (address: string): string =>
  linkPages.find((page) => address.startsWith(`${page}/`)) ?? address.replace(/\?token=.*/, '');

/** An unknown preview silently shows the page it replaces. */
const accessOf = ({ page: { access }, path }: ProductPlace) => (path.includes('?') ? 'trip' : access);

/** Home besides `/`. */
const homes = ['/app', '/disney-dream-portal'];

/** Paths that redirect. The token of an invitation leaves the address; a new password needs a mailed link. */
const leadsTo = (path: string, { role, home }: Walker): string | undefined => {
  if (path.endsWith('/:token') && path.includes('invite')) return '/invite/redeem';
  const page = path.replace('/:token', '');
  if (page !== path && linkPages.includes(page)) return page;
  if (role === 'visitor') return path === '/reset-password' ? '/auth' : undefined;
  if (
    ['/', '/reset-password', '/auth', '/auth/signup', '/login'].includes(path) ||
    (homes.includes(path) && role !== 'family')
  )
    return home;
  if (path === '/billing/success') return '/billing';
  if (path === '/payment-canceled') return '/pricing';
  return path === '/payment-success' ? '/dashboard' : undefined;
};

/** The address at which a request for a place ends, and the heading there if the page has none. */
export const expectedAt = (place: ProductPlace, walker: Walker): { address: string; is?: string } => {
  const { path } = place;
  const address = addressOf(path, walker);
  const access = accessOf(place);
  if (place.page.planned) return { address, is: missing };
  if (access !== 'public' && walker.role === 'visitor')
    return { address: homes.includes(path) ? '/' : '/auth' };
  if (place.page.role !== undefined) return { address, is: missing };
  if ((access === 'agent' || access === 'client') && access !== walker.role) return { address, is: missing };
  if (linkPages.includes(path)) return { address, is: missing };
  if (access === 'trip' && walker.isForeignTrip) return { address, is: missing };
  return { address: leadsTo(path, walker) ?? address };
};

/** Defects of the page that the walker has open. */
export const problemsAt = (seen: SeenPage, place: ProductPlace, walker: Walker): string[] => {
  const { page, path } = place;
  const { address, is } = expectedAt(place, walker);
  const [first = ''] = seen.headings;
  const stays = address === addressOf(path, walker);
  const canonical = new URL(seen.canonical).pathname;
  const keepable = ['/', ...page.paths.map((alias) => addressOf(alias, walker))];
  const faults = {
    address: seen.address !== address,
    heading: is === undefined ? first === missing : first !== is,
    headings: seen.headings.length !== 1,
    title: !/\bLandsea\b/.test(seen.title),
    description: seen.description.length < 10,
    canonical: stays && is !== missing && !path.includes('?') && !keepable.includes(canonical),
    // Where a path leads on, the page it leads to is looked at under its own path.
    hasBar: stays && seen.hasBar === withoutBar.test(address),
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([what]) => `${walker.role} at ${path}: ${what} of ${JSON.stringify(seen)}`);
};
