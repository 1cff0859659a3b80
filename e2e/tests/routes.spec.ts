import { randomUUID } from 'node:crypto';
import { pendingPages } from '@landsea/web-kit/pending-pages';
import { productPages, type ProductPage } from '@landsea/web-kit/product-pages';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { addClient, makeTrip, registerUnseen, somebody, tripStart } from '../journey.js';
import { lookAround, walkTo, type Seen } from '../walk.js';

type Role = 'visitor' | 'family' | 'agent';

interface Walker {
  role: Role;
  /** Where the role's own home is. */
  home: string;
  /** What stands for the parameters of a path. */
  params: Record<string, string>;
  /** Whether the trip is somebody else's. */
  isForeignTrip?: boolean;
}

const missing = '404 Page Not Found';
const onItsWay = 'This page is on its way';
const withoutBar = /\/auth|\/welcome|\/reset-password|^\/$/;
const everyPath = productPages.flatMap((page) => page.paths.map((path) => ({ page, path })));

const addressOf = (path: string, { params }: Walker) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name);

/** A preview that the chat assistant never made is, silently, the page it was asked in place of. */
const accessOf = ({ access }: ProductPage, path: string) => (path.includes('?') ? 'trip' : access);
const isPending = (path: string) => path in pendingPages && !path.includes('?');

/** Where a path leads on by itself. What opens an invitation leaves the address; a new password needs a mailed link. */
const leadsTo = (path: string, { role, home }: Walker): string | undefined => {
  if (path.endsWith('/:token') && path.includes('invite')) return '/invite/redeem';
  if (role === 'visitor') return path === '/reset-password' ? '/auth' : undefined;
  if (
    ['/', '/reset-password', '/auth', '/auth/signup', '/login'].includes(path) ||
    (path === '/app' && role !== 'family')
  )
    return home;
  return path === '/payment-success' ? '/dashboard' : undefined;
};

const expectedAt = (page: ProductPage, path: string, walker: Walker) => {
  const address = addressOf(path, walker);
  const access = accessOf(page, path);
  if (access !== 'public' && walker.role === 'visitor') return { address: '/auth' };
  if ((access === 'agent' || access === 'client') && access !== walker.role)
    return { address, heading: missing };
  if (isPending(path)) return { address, heading: onItsWay };
  if (access === 'trip' && walker.isForeignTrip) return { address, heading: missing };
  const end = leadsTo(path, walker) ?? address;
  return { address: end, heading: isPending(end) ? onItsWay : undefined };
};

/** What is not as it should be where the walker stands. */
const problemsAt = (seen: Seen, page: ProductPage, path: string, walker: Walker): string[] => {
  const { address, heading } = expectedAt(page, path, walker);
  const [first = ''] = seen.headings;
  const stays = address === addressOf(path, walker);
  const canonical = new URL(seen.canonical).pathname;
  const keepable = ['/', ...page.paths.map((alias) => addressOf(alias, walker))];
  const faults = {
    address: seen.address !== address,
    heading: heading === undefined ? first === missing || first === onItsWay : first !== heading,
    headings: seen.headings.length !== 1,
    title: !/\bLandsea\b/.test(seen.title),
    description: seen.description.length < 10,
    canonical: stays && !path.includes('?') && !keepable.includes(canonical),
    // Where a path leads on, the page it leads to is looked at under its own path.
    hasBar: stays && seen.hasBar === withoutBar.test(address),
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([what]) => `${walker.role} at ${path}: ${what} of ${JSON.stringify(seen)}`);
};

/** Every path: the page, the way to the sign-in, or nothing; the aliases of a page show the same page. */
const walkAll = async (page: Page, walker: Walker, places = everyPath): Promise<string[]> => {
  const shown = new Map<string, Set<string | undefined>>();
  const problems: string[] = [];
  for (const { page: productPage, path } of places) {
    const { address, heading: is } = expectedAt(productPage, path, walker);
    const seen = await walkTo(page, addressOf(path, walker), { address, is });
    problems.push(...problemsAt(seen, productPage, path, walker));
    const isOnePage = seen.address === addressOf(path, walker) && !isPending(path);
    const key = `${productPage.name}, ${productPage.access}`;
    if (isOnePage) shown.set(key, (shown.get(key) ?? new Set()).add(seen.headings[0]));
  }
  for (const [name, headings] of shown)
    if (headings.size > 1 && !name.startsWith('Auth,'))
      problems.push(`${name} is ${[...headings].join(' and ')}`);
  return problems;
};

const open = async (page: Page, path: string, walker: Walker): Promise<string[]> => {
  const found = everyPath.find((known) => known.path === path);
  if (!found) throw new Error(`${path} is not in the list of pages`);
  await page.goto(addressOf(path, walker));
  const { address, heading: is } = expectedAt(found.page, path, walker);
  return problemsAt(await lookAround(page, { address, is }), found.page, path, walker);
};

const walker = (role: Role, home: string, params: Walker['params'] = {}): Walker => ({
  role,
  home,
  params: {
    tripId: randomUUID(),
    clientId: randomUUID(),
    token: 'no-such-token',
    date: tripStart,
    ...params,
  },
});

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same routes at every width');
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a visitor at every path', async ({ page }) => {
  const visitor = walker('visitor', '/');
  await page.goto('/pricing');
  expect(await walkAll(page, visitor)).toEqual([]);
  for (const path of ['/', '/auth/signup', '/pricing', '/my-trips', '/share/:token', '/client-portal'])
    expect(await open(page, path, visitor)).toEqual([]);
  for (const path of ['/share', '/share/', '/trip', '/nowhere', '/app/agents', '/trip/1/2/3'])
    expect((await walkTo(page, path)).headings, path).toEqual([missing]);
});

test('a family at every path', async ({ page, browser }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/pricing');
  const tripId = await makeTrip(page, 'Every page of it');
  const family = walker('family', `/trip/${tripId}/dashboard`, { tripId });
  expect(await walkAll(page, family)).toEqual([]);
  for (const path of ['/', '/dashboard', '/:tripId', '/trip/:tripId/budget-center', '/app/agents/clients'])
    expect(await open(page, path, family)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await registerUnseen(other, somebody('Stranger'), 'family');
  await other.goto('/pricing');
  const places = everyPath.filter(({ path }) => path.includes(':tripId'));
  for (const id of [await makeTrip(other, 'Theirs alone'), randomUUID()]) {
    const foreign = { ...family, isForeignTrip: true, params: { ...family.params, tripId: id } };
    expect(await walkAll(page, foreign, places)).toEqual([]);
  }
  await other.context().close();
});

test('an agent at every path', async ({ page }) => {
  await registerUnseen(page, somebody('Alex'), 'agent');
  await page.goto('/pricing');
  const clientId = await addClient(page, 'Ada');
  const agent = { ...walker('agent', '/app/agents/clients', { clientId }), isForeignTrip: true };
  expect(await walkAll(page, agent)).toEqual([]);
  for (const path of ['/', '/app', '/app/agents/clients/:clientId', '/client-portal', '/settings/branding'])
    expect(await open(page, path, agent)).toEqual([]);
  expect((await walkTo(page, '/app/')).address).toBe('/app/agents/clients');
});
