import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.js';
import { originOfRun, somebody, type Account } from '../journey.js';
import { mailTo } from '../mail.js';
import type { Hand, Tally } from './hand.js';

/** An agent at a desk and a mother on a phone, with what they have made so far. */
export interface AgentSeason {
  desk: Hand;
  phone: Hand;
  tally: Tally;
  dana: Account;
  jen: Account;
  /** The session of the hosted page at which the agent’s plan began. */
  checkout: string;
  jenId: string;
  tripId: string;
  itinerary: string;
}

export const makePeople = (): Pick<AgentSeason, 'dana' | 'jen'> => ({
  dana: { ...somebody('Dana'), lastName: 'Whitlock' },
  jen: { ...somebody('Jennifer'), lastName: 'Brubaker' },
});

export const today = getDateIn(new Date());
/** Tables of a park hotel open on this very morning. */
export const arrival = addDays(today, 60);
export const departure = addDays(arrival, 6);
export const hotel = 'Polynesian Village Resort';

/** `March 14, 2027`, as suppliers write days. */
export const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** Calls the service as the person signed in on `page`, for what no step is about. @returns the answer. */
export const call = async <T>(
  page: Page,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
): Promise<T> => {
  const answer = await page.request[method](path, {
    headers: { origin: originOfRun() },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
};

export const linkIn = (text: string, path: string): string =>
  new RegExp(`http\\S+${path}[\\w-]+`).exec(text)?.[0] ?? '';

/** The mail with these words: others about the same may have come before. @returns its text. */
export const mailWith = async (address: string, subject: RegExp, words: string): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => (text = (await mailTo(address, subject)).text), { message: words, timeout: 60_000 })
    .toContain(words);
  return text;
};

/** Opens the page of the family, whose late parts would move what is tapped. */
export const openFamily = async ({
  desk: { page },
  jenId,
}: Pick<AgentSeason, 'desk' | 'jenId'>): Promise<void> => {
  await page.goto(`/app/agents/clients/${jenId}`);
  for (const card of ['Timeline', 'Quotes', 'Agreements', 'Documents'])
    await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};
