import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { call, mailWith, type AgentSeason } from './season.js';
import { impossible, otherArrival, wishForLanes, wishForTables } from './tables.js';

const entryOf = ({ desk: { page } }: AgentSeason, client: string, title: RegExp): Locator =>
  page
    .getByRole('main')
    .locator('li:has(> button[aria-expanded])')
    .filter({ hasText: client })
    .filter({ hasText: title });

/** Moves down to the entry, which is marked then. @returns the keys that it took beyond the first. */
const goTo = async (season: AgentSeason, entry: Locator): Promise<number> => {
  const { page } = season.desk;
  await expect(entry).toBeVisible();
  const all = page.getByRole('main').locator('li:has(> button[aria-expanded])');
  const ids = await all.evaluateAll((rows) => rows.map(({ id }) => id));
  const at = ids.indexOf((await entry.getAttribute('id')) ?? '');
  for (let press = 0; press < at; press += 1) await page.keyboard.press('j');
  await season.desk.key('j');
  return at;
};

/** Works through the open entry: what a rule forbids is given up, and the rest is booked. */
const bookAll = async ({ desk }: AgentSeason, entry: Locator, number?: () => string): Promise<void> => {
  const { page } = desk;
  const current = entry.locator('li[aria-current=true]');
  const open = entry.getByRole('button', { name: /^Booked ?: / });
  await expect(current).toBeVisible();
  for (let left = await open.count(); left > 0; left -= 1) {
    const title = readTitle(await current.locator('p').first().innerText());
    const form = page.getByRole('form', { name: `${title} is booked` });
    if (impossible.has(title)) {
      await expect(current.getByRole('list', { name: `To check: ${title}` })).toContainText('this is at');
      await desk.key('n');
    } else {
      await desk.key('b');
      await expect(form).toBeVisible();
      if (number) await desk.write(number());
      await desk.key('Enter');
    }
    await expect(form).toHaveCount(0);
    await expect(open).toHaveCount(left - 1);
  }
};

/** `Space 220` of `2. Space 220 planned`. */
const readTitle = (line: string): string => line.replace(/^\d+\.\s+/, '').replace(/\s+planned$/, '');

const tell = async (season: AgentSeason, deed: string, words: RegExp): Promise<void> => {
  const { desk, tally } = season;
  await desk.key('m');
  await expect(desk.page.getByLabel('Your message')).toBeFocused();
  await expect(desk.page.getByLabel('Your message')).toHaveValue(words);
  await desk.key('Control+Enter');
  await expect(desk.page.getByLabel('Your message')).toHaveValue('');
  tally.note(deed, desk.take(), { taps: 0, keys: 2 });
};

/** Step 5: a morning of twelve tables and three Lightning Lanes by keyboard alone. */
export const workMorning = async (season: AgentSeason, otherTrip: string): Promise<void> => {
  const { desk, tally, jen } = season;
  const { page } = desk;
  await wishForTables(page, season.tripId);
  await wishForLanes(page, otherTrip);
  await expect
    .poll(async () => {
      const { entries } = await call<{ entries: { kind: string; tripId: string }[] }>(
        page,
        'get',
        '/api/v1/morning',
      );
      const has = (tripId: string, kind: string) =>
        entries.some((each) => each.tripId === tripId && each.kind === kind);
      return has(season.tripId, 'dining') && has(otherTrip, 'multi-pass');
    }, 'both windows in the morning')
    .toBe(true);

  await test.step('5. twelve tables, two of them impossible', async () => {
    await page.goto('/app/agents/morning');
    const entry = entryOf(season, 'Jennifer Brubaker', /Dining opens/);
    await goTo(season, entry);
    await desk.key('Enter');
    let next = 0;
    await bookAll(season, entry, () => `DIN-${String((next += 1))}`);
    await desk.key('d');
    await expect(page.getByText('Jennifer Brubaker: done.')).toBeVisible();
    tally.note('5 a morning of twelve tables', desk.take(), { taps: 0, keys: 30 });
    await tell(season, '5 tell the family its tables', /Space 220 Restaurant, confirmation DIN-/);
    const text = await mailWith(jen.email, /^Spring at the parks$/, 'Space 220 Restaurant');
    expect(text).not.toContain('Teppan Edo');
  });

  await test.step('three Lightning Lanes of another family', async () => {
    await page.goto('/app/agents/morning');
    const entry = entryOf(season, 'Tom Okafor', /Multi Pass/);
    await goTo(season, entry);
    await desk.key('Enter');
    await bookAll(season, entry);
    await desk.key('d');
    await expect(page.getByText('Tom Okafor: done.')).toBeVisible();
    tally.note('5 a morning entry of three wishes', desk.take(), { taps: 0, keys: 9 });
    await tell(season, '5 tell the other family', /Peter Pan/);
  });

  await test.step('the tasks of the windows are done by it', async () => {
    await page.goto(`/app/agents/trips/${season.tripId}/tasks`);
    await page.getByRole('button', { name: /^Done/ }).click();
    await expect(page.getByLabel('Book the tables as they open')).toBeChecked();
  });
};

/** A trip in flight of an imported family, which no step is about. @returns its id. */
export const makeOtherTrip = async ({ desk: { page } }: AgentSeason): Promise<string> => {
  const found = await call<{ clients: { id: string; firstName: string }[] }>(
    page,
    'get',
    '/api/v1/client-list?search=Okafor',
  );
  const clientId = found.clients[0]?.id ?? '';
  const last = new Date(Date.parse(otherArrival) + 4 * 86_400_000).toISOString().slice(0, 10);
  const trip = await call<{ id: string }>(page, 'post', `/api/v1/clients/${clientId}/trips`, {
    name: 'Two castles',
    mode: 'parks',
    startDate: otherArrival,
    endDate: last,
    stays: [{ hotelName: 'Pop Century', onSite: true, checkIn: otherArrival, checkOut: last }],
    sailing: null,
    party: [
      { name: 'Tom', age: 41 },
      { name: 'Beth', age: 39 },
    ],
  });
  return trip.id;
};
