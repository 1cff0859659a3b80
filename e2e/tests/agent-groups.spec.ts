import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import {
  addClient,
  makeClientTrip,
  originOfRun,
  registerAgent,
  somebody,
  startTrial,
  toast,
  tripStart,
  waitForAgentPlan,
} from '../journey.js';

const longName = {
  ...somebody('Oluwadamilola-Chidiebere'),
  lastName: 'Okafor-Bartholomew-Featherstonehaugh',
};

const zone = 'America/New_York';
/** A booked hotel with a payment in the trip that the agent signed in on `page` plans. */
const bookHotel = async (page: Page, tripId: string): Promise<void> => {
  const end = (date: string) => ({ date, time: null, zone });
  const booking = {
    ...{ id: randomUUID(), kind: 'hotel', title: 'Disney’s Beach Club Villas, two-bedroom villa' },
    ...{ start: end(tripStart), end: end(addDays(tripStart, 3)), totalCents: 481_200 },
    numbers: [{ role: 'confirmation', value: '48213377' }],
    payments: [
      { id: randomUUID(), kind: 'deposit', cents: 20_000, dueOn: null, paidOn: '2026-11-01' },
      { id: randomUUID(), kind: 'final', cents: 461_200, dueOn: addDays(tripStart, -30), paidOn: null },
    ],
  };
  const work = {
    ...{ bookedBy: 'agent', supplierId: null, numbers: [], rooms: [], taxCents: null, rate: 1000 },
    ...{ commissionableCents: 400_000, howToPay: null, numberCheckedOn: null },
  };
  const answer = await page.request.post(`/api/v1/agent-trips/${tripId}/bookings`, {
    headers: { origin: originOfRun() },
    data: { booking, work },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

test('an agent keeps three households together, each with a trip of its own', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  await page.goto('/pricing');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Agent', exact: true }) });
  await card.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await startTrial(page);
  await expect(page.getByRole('region', { name: 'What you can use now' })).toBeVisible();
  await waitForAgentPlan(page);
  const clients = [longName, somebody('Ben'), somebody('Mia')];
  const [first = '', second = ''] = [
    await addClient(page, longName),
    await addClient(page, clients[1]),
    await addClient(page, clients[2]),
  ];
  const tripId = await makeClientTrip(page, first, 'Castles and waves with everybody from three generations');
  await bookHotel(page, tripId);
  await makeClientTrip(page, second, 'A week later', addDays(tripStart, 9));
  const row = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) });

  await test.step('a trip goes into a new group from its card', async () => {
    await page.goto('/app/agents/groups');
    await expect(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await expectFits(page, 'groups without any');
    await page.goto(`/app/agents/groups?trip=${tripId}`);
    await expect(page.getByText('Choose its group, or start a new one.')).toBeVisible();
    await page.getByRole('button', { name: 'New group' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Okafor reunion');
    await expectFits(page, 'a new group');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row('Oluwadamilola').getByText('48213377')).toBeVisible();
  });

  await test.step('another trip joins, and the page says that they never meet', async () => {
    await page.getByRole('button', { name: 'Add a trip' }).click();
    await page.getByRole('button', { name: /^Add A week later/ }).click();
    await expect(page.getByText(/^There is no day on which everybody is there/)).toBeVisible();
  });

  await test.step('the plan is copied for the third household, with nothing of the first', async () => {
    await page.getByRole('button', { name: 'Add a trip' }).click();
    await page.getByRole('button', { name: /^Copy a plan/ }).click();
    const form = page.getByRole('form', { name: 'Copy the plan' });
    const plan = form.getByRole('option', { name: /^Oluwadamilola/ });
    await form.getByLabel('Plan of').selectOption((await plan.getAttribute('value')) ?? '');
    await form.getByLabel('For').selectOption({ label: `Mia ${clients[2]?.lastName ?? ''}` });
    await form.getByLabel('Mia’s age').fill('70');
    await expectFits(page, 'a plan that is copied');
    await form.getByRole('button', { name: 'Copy the plan' }).click();
    await expect(row('Mia').getByText('to book')).toBeVisible();
    await expect(row('Mia')).toContainText('Mia (70)');
    await expect(row('Mia')).not.toContainText('48213377');
    await expect(page.getByLabel('The whole group')).toContainText('$4,612.00');
    await expectFits(page, 'a group of three households');
  });

  await test.step('the list of rooms is a table of all three', async () => {
    const link = page.getByRole('link', { name: 'Rooming list' });
    const table = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
    expect(table.split('\r\n')[0]).toMatch(/^\uFEFFHousehold,Hotel or ship,.*Birth date$/);
    for (const name of ['Oluwadamilola', 'Ben', 'Mia']) expect(table).toContain(name);
  });

  await test.step('one message goes to each', async () => {
    await page.getByRole('button', { name: 'Write to all' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your message').fill('Who wants to be at the pool on Sunday?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page).filter({ hasText: 'Sent to 3 households' })).toBeVisible();
  });

  await test.step('the board names the group, which is deleted and comes back', async () => {
    await page.goto('/app/agents/trips');
    await page.getByRole('link', { name: 'Group: Okafor reunion' }).first().click();
    await page.getByRole('button', { name: 'More for Okafor reunion' }).click();
    await page.getByRole('menuitem', { name: 'Delete the group' }).click();
    await expect(page.getByText(/Its trips are still there/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Okafor reunion' })).toBeVisible();
    await expectFits(page, 'the list of groups');
  });
});
