import { addDays } from '@landsea/contracts/core';
import type { DayPlans } from '@landsea/contracts/planning';
import type { BrowserContext, Page } from '@playwright/test';
import { dayIn, planRides, registerFamily } from '../day-plans.js';
import { expect, test, watch } from '../fixtures.js';
import { signInUnseen, tripStart } from '../journey.js';

const writesOfItems = /\/api\/v1\/trips\/[^/]+\/items/;
const nextDay = addDays(tripStart, 1);

const cardOf = (page: Page, date: string, title: string) =>
  dayIn(page, date).getByRole('button', { name: new RegExp(`^Ride: ${title}`) });

const press = async (page: Page, date: string, title: string, key: string) => {
  await cardOf(page, date, title).focus();
  await page.keyboard.press(key);
};

/** Lets the page load, and nothing that it writes reach the service. */
const cutWrites = (context: BrowserContext) =>
  context.route(writesOfItems, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );

/** The time of each item and the number of writes, by title. */
const stored = async (page: Page, tripId: string) => {
  const { items } = (await (await page.request.get(`/api/v1/trips/${tripId}/days`)).json()) as DayPlans;
  return items
    .map(({ title, date, time, version }) => ({ title, date, time, version }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
};

test('edits made without a signal outlive a reload and are saved once', async ({
  page,
  context,
  browser,
  expectedErrors,
}) => {
  test.slow();
  // A page that is idle at that moment asks for what it may show later.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED.*\/assets\//);
  const { person, tripId } = await registerFamily(page);
  await planRides(page, tripId, tripStart, [
    { id: 'haunted-mansion', title: 'Haunted Mansion', time: '10:00' },
    { id: 'pirates-of-the-caribbean', title: 'Pirates of the Caribbean', time: '11:30' },
    { id: 'jungle-cruise', title: 'Jungle Cruise', time: '13:00' },
  ]);
  const planner = `/trip/${tripId}/daily-planner-v2`;
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const defects = watch(other);
  await signInUnseen(other, person);
  await other.goto(planner);
  await expect(cardOf(other, tripStart, 'Haunted Mansion')).toContainText('10:00 AM');
  await page.goto(planner);
  await expect(cardOf(page, tripStart, 'Haunted Mansion')).toContainText('10:00 AM');

  await test.step('the page has fetched what opens at a tap', async () => {
    await cardOf(page, tripStart, 'Jungle Cruise').click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('region', { name: 'What to know' })).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step('the signal goes while an edit is answered, and more edits follow', async () => {
    await context.route(writesOfItems, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await press(page, tripStart, 'Haunted Mansion', 'Alt+ArrowDown');
    await expect(page.getByText('1 change is kept on this device')).toBeVisible();
    await press(page, tripStart, 'Haunted Mansion', 'Alt+ArrowDown');
    await press(page, tripStart, 'Pirates', 'Alt+ArrowRight');
    await cardOf(page, tripStart, 'Jungle Cruise').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('4 changes are kept on this device')).toBeVisible();
    await expect(cardOf(page, tripStart, 'Haunted Mansion')).toContainText('10:10 AM');
  });

  await test.step('the page is loaded again before anything is sent', async () => {
    await context.unroute(writesOfItems);
    await cutWrites(context);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('4 changes are kept on this device')).toBeVisible();
    await expect(cardOf(page, tripStart, 'Haunted Mansion')).toContainText('10:10 AM');
    await expect(cardOf(page, nextDay, 'Pirates')).toBeVisible();
    await expect(cardOf(page, tripStart, 'Jungle Cruise')).toHaveCount(0);
  });

  const wanted = [
    { title: 'Haunted Mansion', date: tripStart, time: '10:10', version: 3 },
    { title: 'Pirates of the Caribbean', date: nextDay, time: '11:30', version: 2 },
  ];
  await test.step('with the signal back each of them is saved once', async () => {
    await context.unroute(writesOfItems);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => stored(page, tripId)).toEqual(wanted);
    await expect(page.getByText('kept on this device')).toHaveCount(0);
    await page.reload();
    await expect(cardOf(page, tripStart, 'Haunted Mansion')).toContainText('10:10 AM');
    await expect(page.getByText('kept on this device')).toHaveCount(0);
    expect(await stored(page, tripId)).toEqual(wanted);
  });

  await test.step('the second browser sees all of it without a reload', async () => {
    await expect(cardOf(other, tripStart, 'Haunted Mansion')).toContainText('10:10 AM');
    await expect(cardOf(other, nextDay, 'Pirates')).toBeVisible();
    await expect(cardOf(other, tripStart, 'Jungle Cruise')).toHaveCount(0);
    expect(defects).toEqual([]);
  });
  await other.context().close();
});
