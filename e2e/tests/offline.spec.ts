import { dayIn, planRides, registerFamily } from '../day-plans.js';
import { expect, test } from '../fixtures.js';
import { logOut, registerUnseen, somebody, tripStart } from '../journey.js';
import { keptCaches, keptReads, personCaches, secondGateway, waitUntilKept } from '../worker.js';

test.use({ serviceWorkers: 'allow' });
test.slow();

const rides = [
  { id: 'haunted-mansion', title: 'Haunted Mansion', time: '10:00' },
  { id: 'jungle-cruise', title: 'Jungle Cruise', time: '13:00' },
];

test('a day opens without a signal after one visit, and is forgotten with its person', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  const { tripId } = await registerFamily(page);
  await planRides(page, tripId, tripStart, rides);
  const day = `/itinerary-view/${tripId}/${tripStart}`;
  const planner = `/trip/${tripId}/daily-planner-v2`;

  await test.step('one visit with a signal', async () => {
    await page.goto(day);
    await expect(page.getByText('Haunted Mansion').first()).toBeVisible();
    await waitUntilKept(page, '/api/auth/user', day, planner, `/trip/${tripId}/budget`);
    await waitUntilKept(page, `/api/v1/trips/${tripId}/days`, `/api/v1/trips/${tripId}/expenses`);
    const kept = await keptReads(page);
    expect(kept.filter((path) => /billing|share|collaborators|sessions|account/.test(path))).toEqual([]);
  });

  await test.step('the day, the planner and the spending open cold without one', async () => {
    await page.close();
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto(day);
    await expect(again.getByText('Haunted Mansion').first()).toBeVisible();
    await again.getByRole('button', { name: /account menu$/ }).click();
    await expect(again.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await again.keyboard.press('Escape');
    await expect(again.getByText('Haunted Mansion').first()).toBeVisible();
    await again.goto(planner);
    await expect(dayIn(again, tripStart).getByRole('button', { name: /^Ride: Jungle Cruise/ })).toBeVisible();
    // What opens above the days came to the device with them.
    await dayIn(again, tripStart).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(again.getByRole('dialog')).toBeVisible();
    await again.goto(`/trip/${tripId}/budget`);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the start leads to the trip, and a page that was never here names what is', async () => {
    const again = await context.newPage();
    await again.goto('/');
    await again.waitForURL(`**/trip/${tripId}/dashboard`);
    await again.goto('/pricing');
    await expect(again.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await again.getByRole('main').getByRole('link', { name: 'Your day' }).click();
    await expect(again.getByText('Haunted Mansion').first()).toBeVisible();
    await context.setOffline(false);
    await again.close();
  });

  await test.step('signing out takes it along', async () => {
    const last = await context.newPage();
    await last.goto('/settings');
    await logOut(last);
    await last.waitForURL('**/');
    await expect.poll(() => personCaches(last)).toEqual([]);
    await context.setOffline(true);
    await last.goto(day);
    await expect(last.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(last.getByText('Haunted Mansion')).toHaveCount(0);
    await context.setOffline(false);
  });
});

test('the next person on the same phone finds nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const { tripId } = await registerFamily(page);
  await page.goto(`/itinerary-view/${tripId}/${tripStart}`);
  const days = `/api/v1/trips/${tripId}/days`;
  await waitUntilKept(page, days);
  const [before = ''] = await personCaches(page);

  await registerUnseen(page, somebody('Sam'), 'family');
  await page.goto('/create-trip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptCaches(page)).not.toContain(before);
  expect(await keptReads(page)).not.toContain(days);

  await registerUnseen(page, somebody('Ada'), 'agent');
  await page.goto('/app/agents/clients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => personCaches(page)).toEqual([]);

  // Who opens a cache at the moment when it is deleted makes it again; it belongs to nobody.
  await page.evaluate(async (name) => {
    await caches.open(name);
    await fetch('/api/trips');
  }, before);
  await expect.poll(() => personCaches(page)).toEqual([]);
});

test('a trip that is gone leaves the device with the first answer that says so', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const { tripId } = await registerFamily(page);
  const days = `/api/v1/trips/${tripId}/days`;
  await page.goto(`/itinerary-view/${tripId}/${tripStart}`);
  await waitUntilKept(page, days, `/itinerary-view/${tripId}/${tripStart}`, `/trip/${tripId}/budget`);
  await waitUntilKept(page, `/api/v1/trips/${tripId}/budget`);
  // Who may not see the money finds no budget, and keeps the trip.
  await context.route('**/budget', (route) => route.fulfill({ status: 404 }));
  await page.evaluate((id) => fetch(`/api/v1/trips/${id}/budget`), tripId);
  await expect.poll(() => keptReads(page)).not.toContain(`/api/v1/trips/${tripId}/budget`);
  expect(await keptReads(page)).toContain(days);
  await page.evaluate(async (id) => {
    await fetch(`/api/trips/${id}`, { method: 'DELETE' });
    await fetch(`/api/v1/trips/${id}/days`);
  }, tripId);
  await expect.poll(async () => (await keptReads(page)).filter((path) => path.includes(tripId))).toEqual([]);
});

test('an operator switches the service worker off, and it takes along what it kept', async ({ page }) => {
  const on = await secondGateway('on');
  const origin = `http://localhost:${on.port}`;
  await page.goto(`${origin}/pricing`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  await page.goto(`${origin}/contact`);
  await expect.poll(() => keptCaches(page)).toContain('landsea-files');
  // As many releases, each with its own address of this script.
  await page.evaluate(async () => {
    for (let release = 10; release < 40; release += 1)
      await fetch(`/before-paint.js?00000000${String(release)}`);
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('landsea-site')).keys()).length))
    .toBeLessThanOrEqual(20);
  await on.close();

  const off = await secondGateway('off', on.port);
  try {
    await page.goto(`${origin}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 60_000,
      })
      .toBe(0);
    expect(await keptCaches(page)).toEqual([]);
  } finally {
    await off.close();
  }
});
