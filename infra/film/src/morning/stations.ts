import { randomUUID } from 'node:crypto';
import { demoAgentAccount } from '@landsea/contracts/account';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { Locator, Page } from '@playwright/test';
import { openAt } from '../demo-window.js';
import { BALANCE, writeConfirmation } from './confirmation.js';

/** One rest of the film. Its name is that of its pictures, which the agents' page gives a time and a caption. */
export interface Station {
  name: string;
  /** Eastern time on the clock of the window, such as `06:00`. */
  time: string;
  /** The picture is taken once this is done. */
  reach: (page: Page, origin: string) => Promise<void>;
  /** A wide picture begins here and leaves out what is above and to the left. */
  startOf?: (page: Page) => Locator;
}

const SILVA = 'Paula Silva';
const MORNING = '/app/agents/morning';

const entry = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('li:has(> button[aria-expanded])')
    .filter({ hasText: 'Grace Okafor' })
    .filter({ hasText: 'Dining' });

/** Puts what the picture is about just below the bar of the window. */
const showFromTop = (target: Locator, space = 84): Promise<void> =>
  target.first().evaluate((element, above) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - above, behavior: 'instant' });
  }, space);

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Moves down to the dining window with the keys of the page, and opens it. */
async function openWindow(page: Page): Promise<void> {
  await entry(page).waitFor();
  const ids = await page
    .getByRole('main')
    .locator('li:has(> button[aria-expanded])')
    .evaluateAll((rows) => rows.map(({ id }) => id));
  const at = ids.indexOf((await entry(page).getAttribute('id')) ?? '');
  for (let press = 0; press <= at; press += 1) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await entry(page).getByRole('listitem').first().waitFor();
}

const readOpen = (page: Page): Locator => entry(page).getByRole('button', { name: /^Booked ?: / });

/** Waits until so many wishes are open, as the list answers a moment after the key. */
async function awaitOpen(page: Page, wishes: number): Promise<void> {
  await page.getByLabel('Confirmation number').waitFor({ state: 'detached' });
  await readOpen(page).nth(wishes).waitFor({ state: 'detached' });
}

/** Opens the form of the chosen wish by its key, and types the number. */
async function typeNumber(page: Page, number: string): Promise<void> {
  await page.locator('li[aria-current=true]').waitFor();
  await page.keyboard.press('b');
  await page.getByLabel('Confirmation number').waitFor();
  await page.keyboard.insertText(number);
}

/** Books the chosen wish by keyboard alone: b, its number, Enter. */
async function bookWish(page: Page, number: string, left: number): Promise<void> {
  await typeNumber(page, number);
  await page.keyboard.press('Enter');
  await awaitOpen(page, left);
}

interface FoundTrip {
  tripId: string;
  clientId: string;
  clientName: string;
  startDate: CalendarDate;
}

async function findTrip(page: Page, origin: string, clientName: string): Promise<FoundTrip> {
  const answer = await page.request.get(`${origin}/api/v1/agent-trips`);
  const { trips } = (await answer.json()) as { trips: FoundTrip[] };
  const found = trips.find((trip) => trip.clientName === clientName);
  if (!found) throw new Error(`the demo has no trip of ${clientName}`);
  return found;
}

/** Makes a desk where nothing is missing: the demo always has something to do. */
async function openSafeDesk(page: Page, origin: string): Promise<void> {
  const { firstName, lastName, password } = demoAgentAccount;
  const headers = { origin };
  await page.context().clearCookies();
  const account = {
    firstName,
    lastName,
    password,
    email: `${randomUUID()}@landsea.example`,
    userType: 'agent',
  };
  const joined = await page.request.post(`${origin}/api/auth/register`, { headers, data: account });
  if (!joined.ok()) throw new Error(`registering answered ${joined.status()}`);
  const sample = await page.request.put(`${origin}/api/v1/quick-start/sample`, { headers });
  if (!sample.ok()) throw new Error(`the sample family answered ${sample.status()}`);
}

const settle = (page: Page): Promise<void> => page.waitForTimeout(1_500);

export const stations: readonly Station[] = [
  {
    name: 'waits',
    time: '05:58',
    reach: async (page, origin) => {
      await openAt(page, `${origin}${MORNING}`);
      await entry(page).waitFor();
      if (isPhone(page)) await showFromTop(page.getByRole('heading', { name: 'Today' }));
    },
  },
  {
    name: 'opens',
    time: '06:00',
    reach: async (page, origin) => {
      await openAt(page, `${origin}${MORNING}`);
      await openWindow(page);
      await bookWish(page, '7421 8830', 3);
      await bookWish(page, '7421 8846', 2);
      await typeNumber(page, '7421 8852');
      await showFromTop(page.locator('li[aria-current=true]'), isPhone(page) ? 90 : 260);
    },
  },
  {
    name: 'tells',
    time: '06:03',
    reach: async (page) => {
      await page.keyboard.press('Enter');
      await awaitOpen(page, 1);
      await page.locator('li[aria-current=true]').waitFor();
      await page.keyboard.press('n');
      await awaitOpen(page, 0);
      await page.keyboard.press('d');
      await page.getByText('Grace Okafor: done.').waitFor();
      await page.keyboard.press('m');
      await page.getByLabel('Your message').waitFor();
      await settle(page);
      await showFromTop(page.getByLabel('Your message'), isPhone(page) ? 84 : 200);
    },
    startOf: (page) => page.getByText('One more thing: Femi turns six').last(),
  },
  {
    name: 'pastes',
    time: '06:07',
    reach: async (page, origin) => {
      const { tripId, startDate } = await findTrip(page, origin, SILVA);
      await openAt(page, `${origin}/app/agents/trips/${tripId}/bookings`);
      await page.getByRole('button', { name: 'Paste a confirmation' }).click();
      await page.getByLabel('The text of the email').fill(writeConfirmation(addDays(startDate, 3)));
      await page.getByRole('button', { name: 'Read it' }).click();
      await page.getByLabel('Commissionable').fill('6,100');
      await settle(page);
      await showFromTop(page.getByLabel('Name', { exact: true }), 200);
    },
  },
  {
    name: 'pays',
    time: '06:10',
    reach: async (page, origin) => {
      await page.getByRole('button', { name: 'Save the booking' }).click();
      await page.getByRole('heading', { name: 'Disney Wish', exact: true }).waitFor();
      const { tripId, clientId } = await findTrip(page, origin, SILVA);
      const write = new URLSearchParams({ client: clientId, trip: tripId, template: 'final-payment' });
      await openAt(page, `${origin}/app/agents/messages?${write.toString()}`);
      await page.waitForFunction(
        (amount) => document.querySelector('textarea')?.value.includes(amount),
        BALANCE,
      );
      await page.getByLabel('Your message').press('Control+Enter');
      await page.getByText('No messages yet. Write the first one.').waitFor({ state: 'detached' });
      await settle(page);
    },
    startOf: (page) => page.getByRole('heading', { name: SILVA }),
  },
  {
    name: 'sleeps',
    time: '06:12',
    reach: async (page, origin) => {
      await openSafeDesk(page, origin);
      await openAt(page, `${origin}/app/core-needs`);
      await page.getByRole('heading', { name: 'Safe to sleep' }).waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
    },
  },
];
