import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { closeUps, expectAccessible, type CloseUps } from '../axe.js';
import { expect, test } from '../fixtures.js';
import {
  addClient,
  joinAsClient,
  makeTrip,
  registerAgent,
  registerUnseen,
  sendSignIn,
  somebody,
} from '../journey.js';
import {
  addressOf,
  everyPlace,
  expectedAt,
  linkPages,
  missing,
  placeOf,
  placesFor,
  problemsAt,
  tripPlaces,
  walker,
  withoutToken,
  type ProductPlace,
  type Walker,
} from '../places.js';
import { arriveAt, lookAround, walkTo } from '../walk.js';

/** More failures than this add no information. */
const ENOUGH = 8;

/** At each path: the page, the way to the sign-in, or nothing; the aliases of a page show the same page. */
const walkAll = async (
  page: Page,
  who: Walker,
  places: ProductPlace[],
  axe?: CloseUps,
): Promise<string[]> => {
  const shown = new Map<string, Set<string | undefined>>();
  const problems: string[] = [];
  for (const place of places) {
    const address = addressOf(place.path, who);
    const expected = expectedAt(place, who);
    const seen = await walkTo(page, address, expected);
    problems.push(...problemsAt(seen, place, who));
    if (problems.length > ENOUGH) return problems;
    if (seen.address !== address) continue;
    await axe?.take(place, expected.is);
    const key = `${place.page.name}, ${place.page.access}`;
    if (!place.page.planned) shown.set(key, (shown.get(key) ?? new Set()).add(seen.headings[0]));
  }
  for (const [name, headings] of shown)
    if (headings.size > 1 && !name.startsWith('Auth,'))
      problems.push(`${name} is ${[...headings].join(' and ')}`);
  if (problems.length === 0) await axe?.takeTheRest();
  return problems;
};

/** Defects of a path that is loaded by itself. */
const open = async (page: Page, path: string, who: Walker): Promise<string[]> => {
  const place = placeOf(path);
  await page.goto(addressOf(path, who));
  return problemsAt(await lookAround(page, expectedAt(place, who)), place, who);
};

test.describe('every path and page', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('a visitor at every path', async ({ page }) => {
    const visitor = walker('visitor', '/');
    await page.goto('/pricing');
    expect(await walkAll(page, visitor, everyPlace, closeUps(page, visitor))).toEqual([]);
    for (const path of ['/auth/signup?type=agent', '/verify-email?token=x', '/confirm-email?token=x']) {
      await arriveAt(page, path, withoutToken(path));
      await expectAccessible(page, path);
    }
    for (const path of ['/', '/auth/signup', '/pricing', '/my-trips', '/share/:token', '/client-portal'])
      expect(await open(page, path, visitor)).toEqual([]);
    for (const path of ['/share', '/share/', '/trip', '/nowhere', '/app/agents', '/trip/1/2/3'])
      expect((await walkTo(page, path, { is: missing })).headings, path).toEqual([missing]);
    for (const path of ['/share', '/share/', '/nowhere'])
      expect((await page.request.get(path)).status(), path).toBe(404);
  });

  test('a family at every path', async ({ page, browser }) => {
    test.setTimeout(360_000);
    await registerUnseen(page, somebody(), 'family');
    const tripId = await makeTrip(page, 'Every page of it');
    await page.goto('/pricing');
    const family = walker('family', `/trip/${tripId}/dashboard`, { tripId });
    expect(await walkAll(page, family, everyPlace, closeUps(page, family))).toEqual([]);
    // A quick machine uses up the calls that one person has in a minute.
    await page.waitForTimeout(61_000);
    for (const path of ['/', '/dashboard', '/:tripId', '/trip/:tripId/budget-center', '/app/agents/clients'])
      expect(await open(page, path, family)).toEqual([]);

    const other = await (await browser.newContext()).newPage();
    await registerUnseen(other, somebody('Stranger'), 'family');
    for (const id of [await makeTrip(other, 'Theirs alone'), randomUUID()]) {
      const foreign = { ...family, isForeignTrip: true, params: { ...family.params, tripId: id } };
      expect(await walkAll(page, foreign, tripPlaces)).toEqual([]);
    }
    await other.context().close();
  });

  test('an agent at every page', async ({ page }) => {
    await registerUnseen(page, somebody('Alex'), 'agent');
    const clientId = await addClient(page);
    await page.goto('/pricing');
    const agent = { ...walker('agent', '/app/agents/clients', { clientId }), isForeignTrip: true };
    expect(await walkAll(page, agent, placesFor('agent'), closeUps(page, agent))).toEqual([]);
    for (const path of ['/', '/app', '/app/agents/clients/:clientId', '/client-portal', '/settings/branding'])
      expect(await open(page, path, agent)).toEqual([]);
    await arriveAt(page, '/app/', '/app/agents/clients');
  });

  test('a client at every page, and back to the portal over the sign-in', async ({ page, browser }) => {
    const agent = await (await browser.newContext()).newPage();
    await registerAgent(agent, somebody('Dana'));
    const ada = await joinAsClient(page, agent);
    await agent.context().close();
    await page.goto('/pricing');
    const client = { ...walker('client', '/client-portal'), isForeignTrip: true };
    expect(await walkAll(page, client, placesFor('client'), closeUps(page, client))).toEqual([]);
    for (const path of ['/', '/app', '/client-portal', '/my-trips', '/app/agents/clients', '/trip/:tripId'])
      expect(await open(page, path, client)).toEqual([]);

    await page.context().clearCookies();
    await page.goto('/client-portal');
    await page.waitForURL('**/auth');
    await sendSignIn(page, ada);
    await page.waitForURL('**/client-portal');
  });
});

test('the document of every path is answered with 200, and of every other one with 404', async ({
  request,
}) => {
  const visitor = walker('visitor', '/');
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  const wrong: string[] = [];
  for (const place of everyPlace) {
    const path = addressOf(place.path, visitor);
    const status = await statusOf(path);
    const isMissing = Boolean(place.page.planned) || linkPages.includes(place.path);
    if (status !== (isMissing ? 404 : 200)) wrong.push(`${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
  for (const path of ['/nowhere', '/trip', '/trip/1/budget', '/app/agents', '/auth/none', '/a/b/c/d'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});

const samples = [
  { access: 'signed-in', path: '/my-trips?show=archived', heading: 'My trips', type: 'family' },
  { access: 'trip', path: '/trip/:tripId/budget-center', heading: 'Budget', type: 'family' },
  { access: 'agent', path: '/app/agents/clients/new', heading: 'Add a client', type: 'agent' },
] as const;

for (const { access, path, heading, type } of samples)
  test(`who is sent to sign in from a page for ${access} comes back to it`, async ({ page }) => {
    const person = somebody();
    await registerUnseen(page, person, type);
    const tripId = access === 'trip' ? await makeTrip(page, 'Come back to me') : '';
    await page.context().clearCookies();
    const address = path.replace(':tripId', tripId);
    await page.goto(address);
    await page.waitForURL('**/auth');
    await sendSignIn(page, person);
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
