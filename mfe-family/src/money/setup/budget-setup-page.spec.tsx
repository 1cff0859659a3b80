import type { ChangeBudget } from '@landsea/contracts/money';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, anEstimate, aTrip, freeAccess, tripId } from '../../testing/trip-fixtures';

const empty = { tripId, currency: 'USD', lines: [], expenses: [] };

const open = async (handlers: Handlers = {}) => {
  const page = openTripPage(
    `/trip/${tripId}/budget-setup`,
    {
      'GET /api/v1/trips/:tripId/budget': () => empty,
      'GET /api/v1/trips/:tripId/budget/estimate': () => anEstimate(),
      'POST /api/v1/trips/:tripId/budget/changes': ({ body }) => ({
        ...empty,
        lines: (body as ChangeBudget).add.map(({ note = null, ...line }) => aLine({ ...line, note })),
      }),
      ...handlers,
    },
    { trip: aTrip({ mode: 'parks' }) },
  );
  await screen.findByRole('heading', { name: 'Budget setup' });
  await screen.findByRole('button', { name: 'Use this budget' });
  return page;
};

const total = () => screen.getByRole('status', { name: 'Total of the plan' });
const amount = (name: string) => screen.getByRole('textbox', { name: `Plan for ${name}` });
const bodyOf = (page: Awaited<ReturnType<typeof open>>) => page.requests.at(-1)?.body as ChangeBudget;

describe('budget setup', () => {
  it('shows the estimate at each level with where its prices come from', async () => {
    const page = await open();
    expect(screen.getByText(/2 adults \(10\+\) · 3 park days/)).toBeInTheDocument();
    expect(total()).toHaveTextContent('$1,360.00');
    await page.user.click(screen.getByRole('radio', { name: 'High $1,854' }));
    expect(total()).toHaveTextContent('$1,854.00');
    await page.user.click(screen.getByRole('button', { name: /^Park Tickets/ }));
    expect(screen.getByText('Checked Mon, Aug 31, 2026. Source: Price guides.')).toBeVisible();
  });

  it('adds what the person expects to pay for flights as its own line', async () => {
    const page = await open();
    await page.user.type(screen.getByRole('textbox', { name: 'Flights, for everyone' }), '800{Enter}');
    expect(total()).toHaveTextContent('$2,160.00');
    await page.user.click(screen.getByRole('button', { name: 'Use this budget' }));
    expect(bodyOf(page).add).toContainEqual(
      expect.objectContaining({ category: 'transportation', label: 'Flights', plannedCents: 80_000 }),
    );
  });

  it('names a price that knows no range once', async () => {
    const [tickets] = anEstimate().lines;
    const photos = {
      ...tickets,
      category: 'photopass',
      lowCents: 18_500,
      typicalCents: 18_500,
      highCents: 18_500,
    };
    await open({
      'GET /api/v1/trips/:tripId/budget/estimate': () => ({ ...anEstimate(), lines: [tickets, photos] }),
    });
    expect(screen.getByRole('button', { name: /^Park Tickets/ })).toHaveTextContent('$714 to $1,254');
    expect(screen.getByRole('button', { name: /^PhotoPass/ })).toHaveTextContent(/^PhotoPass\$185$/);
  });

  it('offers to pay a vacation club villa with points, and shows a stay on own points as no cost', async () => {
    const estimate = anEstimate();
    const stay = {
      category: 'resort-stay',
      label: 'Riviera',
      basis: '3 nights on your own points: no lodging cost',
      lowCents: 0,
      typicalCents: 0,
      highCents: 0,
      asOf: '2026-09-25',
      source: 'A planner’s point prices',
    };
    const page = await open({
      'GET /api/v1/trips/:tripId/budget/estimate': ({ query }) => ({
        ...estimate,
        choices: { ...estimate.choices, villaPayment: query.get('villaPayment') ?? 'cash' },
        lines: query.get('villaPayment') === 'own-points' ? [stay, ...estimate.lines] : estimate.lines,
      }),
    });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Villa paid with' }), 'own-points');
    const row = await screen.findByRole('button', { name: /^Resort Stay\s*\$0/ });
    await page.user.click(row);
    expect(screen.getByText('3 nights on your own points: no lodging cost')).toBeVisible();
    expect(page.requests.at(-1)?.query.get('villaPayment')).toBe('own-points');
  });

  it('fits the open categories to a total, and says which lock is in the way', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Lock Park Tickets' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Fit to a total' }), '1,000{Enter}');
    expect(amount('Dining')).toHaveValue('40.00');
    expect(amount('Park Tickets')).toHaveValue('960.00');
    await page.user.clear(screen.getByRole('textbox', { name: 'Fit to a total' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Fit to a total' }), '900{Enter}');
    expect(screen.getByText(/Unlock one of Park Tickets/)).toBeInTheDocument();
    expect(total()).toHaveTextContent('$1,000.00');
  });

  it('asks anew for what it would cost otherwise', async () => {
    const page = await open();
    expect(screen.getByText('$200 less')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Use: A Value hotel' }));
    expect(page.requests.at(-1)?.query.get('hotelTier')).toBe('value');
  });

  it('writes the plan in one step and takes it back in one', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Use this budget' }));
    expect(await screen.findByText('2 lines written into the budget')).toBeInTheDocument();
    const written = bodyOf(page);
    expect(written.add.map(({ label, plannedCents }) => [label, plannedCents])).toEqual([
      ['Tickets, ages 10+', 96_000],
      ['Meals, ages 10+', 40_000],
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Undone/)).toBeInTheDocument();
    expect(bodyOf(page)).toEqual({
      add: [],
      plan: [],
      remove: written.add.map(({ id }) => ({ id, version: 1 })),
    });
  });

  it('asks before planned amounts give way, and keeps everything typed when the write fails', async () => {
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ ...empty, lines: [aLine()] }),
      'POST /api/v1/trips/:tripId/budget/changes': () =>
        answer(409, { code: 'EDIT_CONFLICT', message: 'The budget was changed by somebody else.' }),
    });
    await page.user.clear(amount('Misc'));
    await page.user.type(amount('Misc'), '75{Enter}');
    const before = page.requests.length;
    await page.user.click(screen.getByRole('button', { name: 'Use this budget' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace what is planned?' });
    expect(within(dialog).getByText(/1 line plans \$500\.00/)).toBeInTheDocument();
    expect(page.requests).toHaveLength(before);
    await page.user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('The budget was changed by somebody else.')).toBeInTheDocument();
    expect(amount('Misc')).toHaveValue('75.00');
  });

  it('opens the paywall for a person who may only look', async () => {
    const asked: (string | undefined)[] = [];
    const stop = listenToAnnouncement('show-paywall', ({ message }) => asked.push(message));
    const page = await open({ 'GET /api/user/access': () => freeAccess });
    await page.user.click(screen.getByRole('button', { name: 'Use this budget' }));
    stop();
    expect(asked).toEqual([freeAccess.message]);
  });

  it('keeps the amounts while the trip is paid for, and writes them afterwards', async () => {
    const before = await open({ 'GET /api/user/access': () => freeAccess });
    await before.user.clear(amount('Misc'));
    await before.user.type(amount('Misc'), '300{Enter}');
    await before.user.selectOptions(screen.getByRole('combobox', { name: 'Hotel' }), 'value');
    await before.user.click(screen.getByRole('button', { name: 'Use this budget' }));
    expect(before.requests.some(({ method }) => method === 'POST')).toBe(false);
    before.unmount();

    const after = await open();
    expect(await screen.findByText('3 lines written into the budget')).toBeInTheDocument();
    expect(amount('Misc')).toHaveValue('300.00');
    expect(bodyOf(after).add.map(({ category, plannedCents }) => [category, plannedCents])).toContainEqual([
      'misc',
      30_000,
    ]);
    const asked = after.requests.filter(({ path }) => path.endsWith('/estimate'));
    expect(asked[0]?.query.get('hotelTier')).toBe('value');
    after.unmount();

    const later = await open();
    expect(amount('Misc')).not.toHaveValue('300.00');
    expect(later.requests.some(({ method }) => method === 'POST')).toBe(false);
  });
});
