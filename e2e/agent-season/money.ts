import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { expect, test } from '../fixtures.js';
import { call, today, type AgentSeason } from './season.js';

const zone = 'America/New_York';
const MATCHED = 33;
const SUGGESTED = 4;
const UNCLAIMED = 3;
const OVERDUE = 2;
const began = addDays(today, -120);

interface Earned {
  number: string;
  startsOn: string;
  cents: number;
}

const written = (cents: number): string => (cents / 100).toFixed(2);

/** Each on a day and with an amount that tell it from the others. */
const listEarned = (): Earned[] =>
  Array.from({ length: MATCHED + SUGGESTED + OVERDUE }, (_, at) => ({
    number: `HOST${1000 + at}`,
    startsOn: addDays(began, at % 8),
    cents: 40_00 + at * 11_00,
  }));

/** Bookings of last season, of which the host has not paid yet. */
const makeLastSeason = async ({ desk: { page } }: AgentSeason): Promise<Earned[]> => {
  const found = await call<{ clients: { id: string }[] }>(page, 'get', '/api/v1/client-list?search=Leeward');
  const trip = await call<{ id: string }>(
    page,
    'post',
    `/api/v1/clients/${found.clients[0]?.id ?? ''}/trips`,
    {
      name: 'Last season',
      mode: 'parks',
      startDate: began,
      endDate: addDays(began, 9),
      stays: [],
      sailing: null,
      party: [{ name: 'Ann', age: 42 }],
    },
  );
  const earned = listEarned();
  for (const { number, startsOn, cents } of earned) {
    const end = (date: string) => ({ date, time: null, zone });
    const what = { id: randomUUID(), kind: 'hotel', title: `Stay ${number}`, totalCents: cents * 20 };
    const booking = {
      ...what,
      ...{ start: end(startsOn), end: end(addDays(startsOn, 1)), payments: [] },
      numbers: [{ role: 'confirmation', value: number }],
    };
    const work = {
      ...{ bookedBy: 'agent', supplierId: null, numbers: [], rooms: [], taxCents: null, rate: 1000 },
      ...{ commissionableCents: cents * 10, howToPay: null, numberCheckedOn: null },
    };
    await call(page, 'post', `/api/v1/agent-trips/${trip.id}/bookings`, { booking, work });
  }
  return earned;
};

/** By number, by day and amount only, and of nobody. */
const writeStatement = (earned: readonly Earned[]): string => {
  const lines = [
    ...earned
      .slice(0, MATCHED)
      .map(({ number, startsOn, cents }) => [`#${number}`, startsOn, written(cents)]),
    ...earned
      .slice(MATCHED, MATCHED + SUGGESTED)
      .map(({ startsOn, cents }, at) => [`PAY-${9000 + at}`, startsOn, written(cents)]),
    ...Array.from({ length: UNCLAIMED }, (_, at) => [`INV-${700 + at}`, addDays(began, 40 + at), '17.35']),
  ];
  return [
    'Supplier,Client,Confirmation,Travel Date,Agent Share',
    ...lines.map(([number, day, share]) => `Resorts,,${number ?? ''},${day ?? ''},${share ?? ''}`),
  ].join('\n');
};

/** Step 9: a host’s statement of 40 lines closes to the cent, and what is overdue is asked for. */
export const closeStatement = async (season: AgentSeason): Promise<void> => {
  const { desk, tally } = season;
  const { page } = desk;
  const earned = await makeLastSeason(season);
  await test.step('9. 40 lines: 33 by number, 4 suggested, 3 of nobody', async () => {
    await page.goto('/app/agents/commissions');
    await expect(page.getByRole('button', { name: 'Ask for what’s overdue' })).toBeVisible();
    const buffer = Buffer.from(writeStatement(earned));
    await page
      .getByLabel('The statement as CSV or Excel')
      .setInputFiles({ name: 'host.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(/^40 lines, /)).toBeVisible();
    await desk.type(page.getByLabel('Name of the payer'), 'Harbor Host');
    const paid = earned
      .slice(0, MATCHED + SUGGESTED)
      .reduce((sum, { cents }) => sum + cents, UNCLAIMED * 17_35);
    await desk.type(page.getByLabel('What your bank received'), written(paid));
    await desk.press('Match the lines');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Host');
    await expect(page.getByRole('button', { name: `Matched ${MATCHED}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `To decide ${SUGGESTED}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `No booking found ${UNCLAIMED}` })).toBeVisible();
    for (let left = SUGGESTED; left > 0; left -= 1) {
      await desk.tap(page.getByRole('button', { name: /^That’s it/ }).first());
      await expect(page.getByRole('button', { name: `To decide ${left - 1}` })).toBeVisible();
    }
    await expect(page.getByText('Lines and bank agree to the cent.')).toBeVisible();
    await expect(page.getByText(/^3 lines are unclaimed\./)).toBeVisible();
    await desk.press('Close the statement');
    await expect(page.getByRole('button', { name: 'Reopen it' })).toBeVisible();
    tally.note('9 a statement of 40 lines closed', desk.take());
  });

  await test.step('the two that did not come are asked for', async () => {
    await page.goto('/app/agents/commissions');
    await expect(page.getByRole('button', { name: `Overdue ${OVERDUE}` })).toBeVisible();
    await desk.press('Ask for what’s overdue');
    const letter = page.getByRole('dialog').getByRole('textbox');
    for (const { number } of earned.slice(-OVERDUE)) await expect(letter).toHaveValue(new RegExp(number));
    await desk.press('I asked today');
    await expect(page.getByText(/· asked /).first()).toBeVisible();
    tally.note('9 overdue commissions asked for', desk.take());
    await page.getByLabel('Search by number, name or amount').fill('INV-701');
    await expect(page.getByRole('link', { name: /INV-701/ })).toBeVisible();
  });
};
