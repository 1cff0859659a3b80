import { addDays, getDateIn } from '@landsea/contracts/core';
import type { BudgetLine, Savings } from '@landsea/contracts/money';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, aTrip, lineId, tripId } from '../../testing/trip-fixtures';
import { listCurvePoints } from './curve-points';

const today = getDateIn(new Date());
const plan = {
  firstDay: addDays(today, -14),
  targetDay: addDays(today, 7),
  targetCents: 80_000,
  rhythm: 'week' as const,
  version: 1,
};
const given = {
  id: lineId(5),
  jarId: null,
  by: 'Robin',
  amountCents: 20_000,
  day: addDays(today, -14),
  note: null,
};

const open = async (handlers: Handlers = {}, change: Partial<Savings> = {}) => {
  const savings: Savings = { tripId, plan, jars: [], contributions: [given], ...change };
  const page = openTripPage(`/trip/${tripId}/savings-tracker`, {
    'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [aLine()], expenses: [] }),
    'GET /api/v1/trips/:tripId/savings': () => savings,
    ...handlers,
  });
  await screen.findByRole('heading', { name: 'Savings' });
  return page;
};

it('carries the plan and what is saved on to the days on which the other changes', () => {
  const planned = [
    { day: '2027-03-01', cents: 100 },
    { day: '2027-03-08', cents: 200 },
  ];
  const real = [{ day: '2027-03-03', cents: 70 }];
  expect(
    listCurvePoints({ planned, real }, '2027-02-28', '2027-03-04').map(
      ({ day, at, planCents, realCents }) => [day, at, planCents, realCents],
    ),
  ).toEqual([
    ['2027-02-28', 0, 0, 0],
    ['2027-03-01', 1, 100, 0],
    ['2027-03-03', 3, 100, 70],
    ['2027-03-04', 4, 100, 70],
    ['2027-03-08', 8, 200, null],
  ]);
});

describe('savings tracker', () => {
  it('says what to save now, because a week was missed', async () => {
    await open();
    expect(screen.getByText(/^\$300 every \w+day until /)).toBeInTheDocument();
    expect(screen.getByText('$200.00 behind the plan')).toBeInTheDocument();
    expect(
      await screen.findByRole('application', { name: 'Saved $200 of $800, day by day' }),
    ).toBeInTheDocument();
  });

  it('speaks of one pay day as of one', async () => {
    await open({}, { plan: { ...plan, targetDay: today } });
    expect(screen.getByText(/^\$600 on \w+, /)).toBeInTheDocument();
  });

  it('follows what the budget still has to pay while no target is set', async () => {
    await open({}, { plan: null, contributions: [] });
    expect(screen.getByText(/saved of \$500 by/)).toBeInTheDocument();
    expect(screen.getByText(/^Paid for something from savings\? Record it here/)).toBeInTheDocument();
  });

  it('names no target of nothing while there is no budget', async () => {
    await open(
      { 'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }) },
      { plan: null, contributions: [] },
    );
    expect(screen.getByText('saved')).toBeInTheDocument();
    expect(screen.queryByText(/of \$0/)).not.toBeInTheDocument();
  });

  it('keeps what was typed when a contribution fails, and sends one that is whole', async () => {
    let fails = true;
    const page = await open({
      'POST /api/v1/trips/:tripId/savings/contributions': ({ body }) =>
        fails
          ? answer(500, { code: 'INTERNAL', message: 'It broke.' })
          : answer(201, { note: null, ...(body as object) }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Enter an amount like 85.00')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Amount in US dollars'), '85');
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Not saved. It broke.')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount in US dollars')).toHaveValue('85');
    fails = false;
    await page.user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const sent = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent.at(-1)).toMatchObject({ amountCents: -8500, by: 'Robin', jarId: null });
  });

  it('sends the same again as the same, and what was changed meanwhile as another', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/savings/contributions': () =>
        answer(500, { code: 'INTERNAL', message: 'It broke.' }),
    });
    await page.user.type(screen.getByLabelText('Amount in US dollars'), '85');
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    await page.user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const [first, again, other] = page.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { id: string }).id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('asks for a date that was left out of the plan, and for an amount that is one', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Change the plan' }));
    await page.user.clear(screen.getByLabelText('Saved by'));
    await page.user.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(screen.getByText('Choose a date')).toBeInTheDocument();
    await page.user.clear(screen.getByLabelText('Target in US dollars'));
    await page.user.type(screen.getByLabelText('Target in US dollars'), '3200,50');
    await page.user.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(screen.getByText('Use a point before the cents: 3200.50')).toBeInTheDocument();
    expect(page.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('says that nothing is left to pay where something was planned, not where nothing is yet', async () => {
    const budgetOf = (lines: BudgetLine[]): Handlers => ({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
    });
    const paid = aLine({ plannedCents: 10_000, bookedCents: 0, spentCents: 10_000 });
    const page = await open(budgetOf([paid]), { plan: null, contributions: [] });
    expect(screen.getByText('There is nothing left to pay.')).toBeInTheDocument();
    page.unmount();
    await open(budgetOf([]), { plan: null, contributions: [] });
    expect(screen.getByText(/or set a target/)).toBeInTheDocument();
    expect(screen.queryByText('There is nothing left to pay.')).not.toBeInTheDocument();
  });

  it('breaks the name of whose jar it is anywhere, as the name of the jar', async () => {
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    const trip = aTrip({ party: [{ name, age: 9 }] });
    const jar = { id: lineId(6), name: 'Ears', person: name, goalCents: 5_000, removed: false, version: 1 };
    await open({ 'GET /api/trips/:tripId': () => trip }, { jars: [jar] });
    const [owner] = within(screen.getByRole('region', { name: 'Jars' })).getAllByText(name);
    expect(owner).toHaveClass('wrap-anywhere');
  });

  it('says of a jar what is wrong with it, in the words of its field', async () => {
    const message = 'Name contains an invisible character: please retype it';
    const page = await open({
      'POST /api/v1/trips/:tripId/savings/jars': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Please look at the fields.',
          fields: [{ path: 'name', message }],
        }),
    });
    await page.user.type(screen.getByLabelText('New jar'), 'Pocket money');
    await page.user.type(screen.getByLabelText('Goal'), '-5');
    await page.user.click(screen.getByRole('button', { name: 'Add jar' }));
    expect(screen.getByText('The goal: An amount cannot be below zero')).toBeInTheDocument();
    await page.user.clear(screen.getByLabelText('Goal'));
    await page.user.click(screen.getByRole('button', { name: 'Add jar' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
