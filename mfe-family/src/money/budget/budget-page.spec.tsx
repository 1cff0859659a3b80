import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, anEstimate, aTrip, freeAccess, lineId, tripId } from '../../testing/trip-fixtures';

const dining = aLine();
const hopper = aLine({ id: lineId(2), category: 'park-tickets', label: 'Hopper', plannedCents: 20_000 });

const open = async (handlers: Handlers = {}) => {
  const page = openTripPage(`/trip/${tripId}/budget-center`, {
    'GET /api/v1/trips/:tripId/expenses': () => ({ tripId, expenses: [], settlements: [] }),
    'GET /api/v1/trips/:tripId/budget': () => ({
      tripId,
      currency: 'USD',
      lines: [dining, hopper],
      expenses: [],
    }),
    ...handlers,
  });
  await screen.findByRole('table', { name: 'Budget by category' });
  return page;
};

const cell = (name: string) => screen.getByRole('textbox', { name });
const total = () => screen.getByRole('row', { name: /Whole trip/ });

describe('budget center', () => {
  it('shows every category of a combined trip and the whole', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Budget by category' });
    expect(within(table).getAllByRole('button', { expanded: false })).toHaveLength(11);
    expect(within(total()).getByText('$700.00')).toBeInTheDocument();
  });

  it('shows the eight usual categories of a parks trip, and all eleven when asked', async () => {
    const page = await open({ 'GET /api/trips/:tripId': () => aTrip({ mode: 'parks' }) });
    const rows = () =>
      within(screen.getByRole('table', { name: 'Budget by category' })).getAllByRole('button', {
        expanded: false,
      });
    expect(rows()).toHaveLength(8);
    await page.user.click(screen.getByRole('button', { name: 'Show all 11 categories' }));
    expect(rows()).toHaveLength(11);
    await page.user.click(screen.getByRole('button', { name: 'Show fewer categories' }));
    expect(rows()).toHaveLength(8);
  });

  it('opens on the estimate while nothing is planned', async () => {
    await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
      'GET /api/v1/trips/:tripId/budget/estimate': () => anEstimate(),
    });
    expect(await screen.findByRole('button', { name: 'Use this budget' })).toBeInTheDocument();
    expect(screen.queryByText(/left of \$0 planned/)).not.toBeInTheDocument();
  });

  it('goes on offering the estimate once something is booked, and adds that in', async () => {
    const flight = { category: 'transportation', plannedCents: 120_000, bookedCents: 120_000 } as const;
    const lines = [aLine({ ...flight, bookingId: lineId(9), isBesideEstimate: true })];
    const estimate = anEstimate();
    await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
      'GET /api/v1/trips/:tripId/budget/estimate': () => estimate,
    });
    expect(await screen.findByRole('button', { name: 'Use this budget' })).toBeInTheDocument();
    const sum = estimate.lines.reduce((cents, { typicalCents }) => cents + typicalCents, 120_000);
    const about = Math.round(sum / 10_000) * 100;
    expect(screen.getByText(`About $${about.toLocaleString('en-US')}`)).toBeInTheDocument();
  });

  it('draws what became of the plan, and says it in figures', async () => {
    const lines = [{ ...dining, spentCents: 4_000 }, hopper];
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
    });
    expect(
      await screen.findByRole('img', { name: 'Planned by category: Dining 71%, Park Tickets 29%' }),
    ).toBeInTheDocument();
    const bars = await screen.findByRole('application', { name: 'Planned vs. actual, by category' });
    expect(within(bars).getByText('Park Tickets')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show as table' }));
    const figures = screen.getByRole('table', { name: 'Planned vs. actual' });
    expect(within(figures).getByRole('row', { name: 'Dining $500 $40 $460' })).toBeInTheDocument();
  });

  it('draws no charts of nothing before anything is booked, spent or planned for a day', async () => {
    await open();
    expect(await screen.findByText('$500 planned · $0 paid')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Planned vs. actual' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Spend by day' })).not.toBeInTheDocument();
  });

  it('changes the totals at once and keeps what the server saved', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const page = await open({
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': () => new Promise((resolve) => (finish = resolve)),
    });
    await page.user.clear(cell('Planned for Dining'));
    await page.user.type(cell('Planned for Dining'), '900{Enter}');
    expect(within(total()).getByText('$1,100.00')).toBeInTheDocument();
    expect(page.requests.at(-1)?.body).toEqual({ version: 1, plannedCents: 90_000 });
    await act(async () => finish({ ...dining, plannedCents: 90_000, version: 2 }));
    expect(cell('Planned for Dining')).toHaveValue('900.00');
  });

  it('takes the totals back when the call fails, and keeps what was typed', async () => {
    const page = await open({
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': () =>
        answer(500, { code: 'INTERNAL', message: 'Something broke.' }),
    });
    await page.user.clear(cell('Planned for Dining'));
    await page.user.type(cell('Planned for Dining'), '900{Enter}');
    expect(await screen.findByText('Not saved. Something broke.')).toBeInTheDocument();
    expect(cell('Planned for Dining')).toHaveValue('900');
    expect(within(total()).getByText('$700.00')).toBeInTheDocument();
  });

  it('takes back what was typed on Escape', async () => {
    const page = await open();
    await page.user.type(cell('Planned for Dining'), '9{Escape}');
    expect(cell('Planned for Dining')).toHaveValue('500.00');
  });

  it('creates a line when an amount is typed into an empty category', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/budget/lines': ({ body }) =>
        answer(201, aLine({ ...(body as object), bookedCents: 0, note: null })),
    });
    await page.user.clear(cell('Spent for Misc'));
    await page.user.type(cell('Spent for Misc'), '12.5{Enter}');
    expect(page.requests.at(-1)?.body).toMatchObject({ category: 'misc', label: 'Misc', spentCents: 1250 });
    expect(within(total()).getByText('$12.50')).toBeInTheDocument();
  });

  it('edits the line it has just made, though a budget asked for before it arrives in between', async () => {
    let answerLate: (value: unknown) => void = () => undefined;
    const before = { tripId, currency: 'USD', lines: [dining], expenses: [] };
    const late = new Promise((resolve) => (answerLate = resolve));
    const budgets = [before, late];
    let made = aLine();
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => budgets.shift(),
      'POST /api/v1/trips/:tripId/budget/lines': ({ body }) => answer(201, (made = aLine(body as object))),
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': ({ body }) =>
        aLine({ ...made, ...(body as object), version: 2 }),
    });
    page.live.open();
    await page.user.clear(cell('Planned for Misc'));
    await page.user.type(cell('Planned for Misc'), '9{Enter}');
    await act(async () => answerLate(before));
    await page.user.clear(cell('Spent for Misc'));
    await page.user.type(cell('Spent for Misc'), '5{Enter}');
    expect(page.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { version: 1, spentCents: 500 } });
    expect(within(total()).getByText('$5.00')).toBeInTheDocument();
  });

  it('opens the paywall on the first try of a view-only user, and changes nothing', async () => {
    const asked: (string | undefined)[] = [];
    const stop = listenToAnnouncement('show-paywall', ({ message }) => asked.push(message));
    const page = await open({ 'GET /api/user/access': () => freeAccess });
    await page.user.type(cell('Planned for Dining'), '9');
    stop();
    expect(asked).toEqual([freeAccess.message]);
    expect(cell('Planned for Dining')).toHaveValue('500.00');
  });

  it('says what the other person saved when both changed an amount, and keeps mine when asked', async () => {
    const theirs = { ...dining, plannedCents: 60_000, version: 2 };
    let saved: (typeof dining)[] = [dining];
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: saved, expenses: [] }),
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': ({ body }) => {
        const { version } = body as { version: number };
        if (version < 2) {
          saved = [theirs];
          return answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' });
        }
        return { ...theirs, plannedCents: 90_000, version: 3 };
      },
    });
    await page.user.clear(cell('Planned for Dining'));
    await page.user.type(cell('Planned for Dining'), '900{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /changed Dining too/ });
    expect(within(dialog).getByText('$600.00')).toBeInTheDocument();
    expect(within(dialog).getByText('$900.00')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(page.requests.at(-1)?.body).toEqual({ version: 2, plannedCents: 90_000 });
    expect(await screen.findByDisplayValue('900.00')).toBeInTheDocument();
  });

  it('takes a line away that somebody else deleted while it was typed in, and offers to bring it back', async () => {
    let lines = [dining, hopper];
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': () => {
        lines = [hopper];
        return answer(404, { code: 'NOT_FOUND', message: 'It is not there.' });
      },
    });
    await page.user.clear(cell('Planned for Dining'));
    await page.user.type(cell('Planned for Dining'), '900{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else deleted Dining' });
    expect(within(dialog).getByText('$900.00')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Leave it deleted' }));
    expect(await within(total()).findByText('$200.00')).toBeInTheDocument();
  });

  it('takes over what somebody else saves and says who it was', async () => {
    const page = await open();
    page.live.emit({
      type: 'budget.line-saved',
      line: { ...dining, plannedCents: 75_000, version: 2 },
      by: 'Sam',
    });
    expect(await screen.findByDisplayValue('750.00')).toBe(cell('Planned for Dining'));
    expect(screen.getByText('Updated by Sam')).toBeInTheDocument();
  });

  it('fetches afresh once the stream is open, for what was saved in between', async () => {
    let lines = [dining];
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
    });
    lines = [{ ...dining, plannedCents: 81_000, version: 2 }];
    page.live.open();
    expect(await screen.findByDisplayValue('810.00')).toBe(cell('Planned for Dining'));
  });

  it('deletes a line at once and brings it back on Undo', async () => {
    const page = await open({
      'DELETE /api/v1/trips/:tripId/budget/lines/:lineId': () => undefined,
      'POST /api/v1/trips/:tripId/budget/lines': ({ body }) =>
        answer(201, aLine({ ...(body as object), note: null })),
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': ({ body }) =>
        aLine({ ...(body as object), version: 2 }),
    });
    const remove = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Delete Dining' }));
      expect(within(total()).getByText('$200.00')).toBeInTheDocument();
      await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    };
    const change = async (amount: string) => {
      const [input] = screen.getAllByRole('textbox', { name: 'Booked for Dining' });
      if (!input) throw new Error('no cell');
      await page.user.clear(input);
      await page.user.type(input, `${amount}{Enter}`);
      expect(page.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { version: 1 } });
    };
    await change('5');
    await page.user.click(screen.getByRole('button', { name: 'Dining' }));
    await remove();
    expect(within(total()).getByText('$700.00')).toBeInTheDocument();
    expect(page.requests.at(-1)?.body).toMatchObject({ id: dining.id, bookedCents: 500 });
    await change('6');
  });

  it('narrows lines and sums to one person and day, and makes new lines for them', async () => {
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({
        tripId,
        currency: 'USD',
        lines: [dining, { ...hopper, person: 'Robin', day: '2027-03-14' }],
        expenses: [],
      }),
      'POST /api/v1/trips/:tripId/budget/lines': ({ body }) =>
        answer(201, aLine({ ...(body as object), bookedCents: 0, note: null })),
    });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Robin');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2027-03-14');
    expect(screen.getByText(/^1 of 2 lines/)).toBeInTheDocument();
    expect(within(total()).getByText('$200.00')).toBeInTheDocument();
    await page.user.clear(cell('Spent for Misc'));
    await page.user.type(cell('Spent for Misc'), '5{Enter}');
    expect(page.requests.at(-1)?.body).toMatchObject({ person: 'Robin', day: '2027-03-14', spentCents: 500 });
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(within(total()).getByText('$700.00')).toBeInTheDocument();
  });

  it('marks a line as paid and counts it as spent, then says what is over plan', async () => {
    const booked = aLine({ plannedCents: 50_000, bookedCents: 62_000, status: 'booked' });
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({
        tripId,
        currency: 'USD',
        lines: [booked],
        expenses: [],
      }),
      'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': ({ body }) => ({
        ...booked,
        ...(body as object),
        version: 2,
      }),
    });
    expect(screen.getByText('Over plan: Dining by $120.00.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Dining' }));
    await page.user.click(screen.getByRole('button', { name: /^Details of Dining: Booked/ }));
    await page.user.click(await screen.findByRole('radio', { name: 'Paid' }));
    expect(page.requests.at(-1)?.body).toEqual({ version: 1, status: 'paid', spentCents: 62_000 });
    expect(await screen.findByRole('button', { name: /^Details of Dining: Paid/ })).toBeInTheDocument();
  });

  it('opens the details of a line beside the table, one at a time, and Escape closes them', async () => {
    const lines = [aLine(), aLine({ id: lineId(2), label: 'Snacks' })];
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [] }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Dining' }));
    await page.user.click(screen.getByRole('button', { name: /^Details of Dining/ }));
    expect(await screen.findByRole('dialog', { name: 'Dining' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /^Details of Snacks/ }));
    expect(await screen.findByRole('dialog', { name: 'Snacks' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('duplicates a line as planned only, and takes that back', async () => {
    const paid = aLine({ spentCents: 50_000, status: 'paid', vendor: 'Palo' });
    const page = await open({
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [paid], expenses: [] }),
      'POST /api/v1/trips/:tripId/budget/lines': ({ body }) =>
        answer(201, aLine({ ...(body as object), note: null })),
      'DELETE /api/v1/trips/:tripId/budget/lines/:lineId': () => undefined,
    });
    await page.user.click(screen.getByRole('button', { name: 'Dining' }));
    await page.user.click(screen.getByRole('button', { name: /^Details of Dining/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Duplicate this line' }));
    expect(page.requests.at(-1)?.body).toMatchObject({ vendor: 'Palo', spentCents: 0, status: 'planned' });
    expect(within(total()).getByText('$1,000.00')).toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(within(total()).queryByText('$1,000.00')).not.toBeInTheDocument();
  });

  it('says that the money is kept private to a person who may see the trip without it', async () => {
    openTripPage(`/trip/${tripId}/budget-center`, {
      'GET /api/v1/trips/:tripId/budget': () =>
        answer(404, { code: 'NOT_FOUND', message: 'No such budget.' }),
    });
    expect(await screen.findByText('This trip’s costs are private')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the trip' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/dashboard`,
    );
  });
});
