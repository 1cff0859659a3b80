import type { Expense, TripExpenses } from '@landsea/contracts/money';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, anExpense, aTrip, freeAccess, lineId, tripId } from '../../testing/trip-fixtures';

const bars = anExpense();
const parking = anExpense({ id: lineId(2), category: 'transportation', what: 'Parking', amountCents: 3000 });

const party = [
  { name: 'Robin', age: 38 },
  { name: 'Sam', age: 40 },
];
const open = async (handlers: Handlers = {}, expenses: Expense[] = [bars, parking], user = aUser()) => {
  const all: TripExpenses = { tripId, expenses, settlements: [] };
  const page = openTripPage(
    `/trip/${tripId}/budget`,
    {
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [aLine()], expenses: [] }),
      'GET /api/v1/trips/:tripId/expenses': () => all,
      ...handlers,
    },
    { trip: aTrip({ party }), user },
  );
  await screen.findByRole('heading', { name: 'Spending' });
  return page;
};

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const typeExpense = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.type(field('Amount in US dollars'), '12.50');
  await page.user.type(field('What'), 'Churros');
  await page.user.click(screen.getByRole('radio', { name: 'Dining' }));
  await page.user.click(screen.getByRole('radio', { name: 'Sam' }));
};
const sent = (page: Awaited<ReturnType<typeof open>>, method: string) =>
  page.requests.filter((request) => request.method === method).map(({ body }) => body);

describe('spending hub', () => {
  it('adds an expense in four fields and shows it before the answer', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const page = await open({
      'POST /api/v1/trips/:tripId/expenses': () => new Promise((resolve) => (finish = resolve)),
    });
    await typeExpense(page);
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(await screen.findByRole('button', { name: /Churros.*\$12\.50/ })).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([
      expect.objectContaining({ amountCents: 1250, category: 'dining', what: 'Churros', paidBy: 'Sam' }),
    ]);
    expect(screen.getByText(/^3 expenses, \$55\.00/)).toBeInTheDocument();
    const [body] = sent(page, 'POST');
    await act(async () => finish(answer(201, { expenses: [anExpense(body as object)] })));
    expect(await screen.findByText('Churros added')).toBeInTheDocument();
  });

  it('asks who paid where nobody of the party is the person, and takes a refund without a name', async () => {
    localStorage.clear();
    const page = await open(
      {
        'POST /api/v1/trips/:tripId/expenses': ({ body }) =>
          answer(201, { expenses: [anExpense(body as object)] }),
      },
      [bars, parking],
      aUser({ firstName: 'Ruth' }),
    );
    await page.user.click(screen.getByRole('radio', { name: 'Refund' }));
    await page.user.type(field('Amount in US dollars'), '50');
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(screen.getByText('Who paid?')).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([]);
    await page.user.click(screen.getByRole('radio', { name: 'Sam' }));
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(sent(page, 'POST')).toMatchObject([{ amountCents: -5000, what: 'Refund', paidBy: 'Sam' }]);
  });

  it('keeps what is dated ahead apart, and adds up both sources of what is spent', async () => {
    await open(
      {
        'GET /api/v1/trips/:tripId/budget': () => ({
          tripId,
          currency: 'USD',
          lines: [aLine({ spentCents: 10_000 })],
          expenses: [{ category: 'dining', lineId: null, spentCents: 5450, upcomingCents: 1200 }],
        }),
      },
      [anExpense({ id: lineId(3), day: '2099-01-02', amountCents: 1200 }), { ...parking, day: '2026-01-02' }],
    );
    expect(screen.getByText('$100.00 entered in the budget + $42.50 in expenses')).toBeInTheDocument();
    expect(screen.getByText('$12.00 coming up, the first due Fri, Jan 2')).toBeInTheDocument();
    expect(screen.getByText(/^Due .*Jan 2/)).toBeInTheDocument();
    expect(screen.getByText(/^2 expenses, \$42\.00, \$12\.00 of it upcoming/)).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.filter((text) => text === 'Upcoming' || text === 'Paid')).toEqual(['Upcoming', 'Paid']);
  });

  it('shares the first expense among the adults, says so, and sends it', async () => {
    const page = await open(
      {
        'POST /api/v1/trips/:tripId/expenses': ({ body }) =>
          answer(201, { expenses: [anExpense(body as object)] }),
      },
      [],
    );
    expect(screen.getByText(/^Shared equally by Robin and Sam\. Change it under/)).toBeInTheDocument();
    await typeExpense(page);
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(sent(page, 'POST')).toMatchObject([{ shares: { how: 'equally', people: ['Robin', 'Sam'] } }]);
  });

  it('follows what is typed with the category, until somebody chooses one', async () => {
    const { user } = await open();
    await user.type(field('What'), 'Airport parking');
    expect(screen.getByRole('radio', { name: 'Transportation' })).toBeChecked();
    await user.clear(field('What'));
    await user.click(screen.getByRole('radio', { name: 'Misc' }));
    await user.type(field('What'), 'Lunch');
    expect(screen.getByRole('radio', { name: 'Misc' })).toBeChecked();
  });

  it('leads from an expense that was just added to its receipt', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/expenses': ({ body }) =>
        answer(201, { expenses: [anExpense(body as object)] }),
    });
    await typeExpense(page);
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    await page.user.click(await screen.findByRole('button', { name: 'Add its receipt' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Churros' }));
    expect(dialog.getByRole('button', { name: 'Photo or PDF' })).toBeInTheDocument();
  });

  it('keeps what was typed when the call fails, and says what is wrong field by field', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/expenses': () => answer(500, { code: 'INTERNAL', message: 'It broke.' }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(screen.getByText('Enter an amount like 12.50')).toBeInTheDocument();
    await page.user.type(field('Amount in US dollars'), '12 €');
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(screen.getByText('To pay in EUR, choose it as the currency')).toBeInTheDocument();
    await page.user.clear(field('Amount in US dollars'));
    await typeExpense(page);
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(await screen.findByText('Not saved. It broke.')).toBeInTheDocument();
    expect(field('What')).toHaveValue('Churros');
    await page.user.type(field('What'), ' for two');
    expect(screen.queryByText('Not saved. It broke.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Churros/ })).not.toBeInTheDocument();
  });

  it('finds among 2,000 by words, category and payer, and says what they come to', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      anExpense({
        id: lineId(index + 10),
        what: `Snack ${index}`,
        amountCents: 100,
        day: '2026-03-14',
      }),
    );
    const page = await open({}, [{ ...parking, day: '2026-03-14' }, ...many]);
    expect(screen.getAllByLabelText(/^More for/).length).toBeLessThan(100);
    expect(screen.getByRole('heading', { name: 'Sat, Mar 14 $2,030.00' })).toBeInTheDocument();
    await page.user.type(field('Search expenses'), 'snack 199');
    expect(await screen.findByText(/12 of 2,001 expenses, \$12\.00/)).toBeInTheDocument();
    await page.user.clear(field('Search expenses'));
    await page.user.selectOptions(
      screen.getByLabelText('Category', { selector: 'select' }),
      'Transportation',
    );
    expect(await screen.findByText(/1 of 2,001 expenses, \$30\.00/)).toBeInTheDocument();
  });

  it('deletes at once and brings it back on Undo', async () => {
    const page = await open({
      'DELETE /api/v1/trips/:tripId/expenses/:id': () => ({ removedIds: [bars.id] }),
      'POST /api/v1/trips/:tripId/expenses/restore': () => ({ expenses: [{ ...bars, version: 3 }] }),
    });
    await page.user.click(screen.getByRole('button', { name: 'More for Mickey bars' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(screen.queryByRole('button', { name: /^Mickey bars/ })).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Mickey bars/ })).toBeInTheDocument();
  });

  it('has what was typed into an expense that was left for another one, and forgets it on Cancel', async () => {
    const page = await open();
    const opened = async (name: RegExp) => {
      await page.user.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await opened(/^Mickey bars/);
    await page.user.type(first.getByLabelText('Note'), 'Two of them melted');
    await opened(/^Parking/);
    const again = await opened(/^Mickey bars/);
    expect(again.getByLabelText('Note')).toHaveValue('Two of them melted');
    await page.user.click(again.getByRole('button', { name: 'Cancel' }));
    expect((await opened(/^Mickey bars/)).getByLabelText('Note')).toHaveValue('');
  });

  it('asks which stays when somebody else changed the same amount', async () => {
    const theirs = { ...bars, amountCents: 2000, what: 'Ice cream bars', version: 2 };
    const page = await open({
      'GET /api/v1/trips/:tripId/expenses/:id': () => theirs,
      'PATCH /api/v1/trips/:tripId/expenses/:id': ({ body }) => {
        const { version } = body as { version: number };
        return version === 1
          ? answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' })
          : { ...theirs, amountCents: 1500, version: 3 };
      },
    });
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.clear(dialog.getByLabelText('Amount in US dollars'));
    await page.user.type(dialog.getByLabelText('Amount in US dollars'), '15');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(
      await screen.findByRole('dialog', { name: 'Somebody else changed Mickey bars too' }),
    );
    expect(conflict.getByText('$20.00')).toBeInTheDocument();
    expect(conflict.getByText('$15.00')).toBeInTheDocument();
    await page.user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    expect(sent(page, 'PATCH').at(-1)).toEqual({ version: 2, amountCents: 1500 });
    expect(await screen.findByRole('button', { name: /^Ice cream bars.*\$15\.00/ })).toBeInTheDocument();
  });

  it('asks which stays when somebody else gave the expense a line while its category was changed', async () => {
    const paying = anExpense({ category: 'dining' });
    const theirs = { ...paying, lineId: aLine().id, version: 2 };
    const page = await open(
      {
        'GET /api/v1/trips/:tripId/expenses/:id': () => theirs,
        'PATCH /api/v1/trips/:tripId/expenses/:id': ({ body }) =>
          (body as { version: number }).version === 1
            ? answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' })
            : { ...theirs, ...(body as object), version: 3 },
      },
      [paying],
    );
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('radio', { name: 'Misc' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(sent(page, 'PATCH').at(-1)).toEqual({ version: 2, category: 'misc', lineId: null });
  });

  it('keeps the currency in which an amount was typed when somebody else chose another one', async () => {
    const original = { currency: 'EUR' as const, amountMinor: 2000, rate: '1.1' };
    const theirs = { ...bars, amountCents: 2200, original, version: 2 };
    const page = await open({
      'GET /api/v1/trips/:tripId/expenses/:id': () => theirs,
      'PATCH /api/v1/trips/:tripId/expenses/:id': ({ body }) =>
        (body as { version: number }).version === 1
          ? answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' })
          : { ...theirs, ...(body as object), version: 3 },
    });
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.clear(dialog.getByLabelText('Amount in US dollars'));
    await page.user.type(dialog.getByLabelText('Amount in US dollars'), '15');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('dialog', { name: /changed Mickey bars too/ }));
    expect(conflict.getByText('EUR 20.00 at 1.1')).toBeInTheDocument();
    expect(conflict.getByText('US dollars')).toBeInTheDocument();
    await page.user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    expect(sent(page, 'PATCH').at(-1)).toEqual({ version: 2, amountCents: 1500, original: null });
  });

  it('keeps the part of a person who left the party when something else is changed, and asks them for no new one', async () => {
    const shares = { how: 'equally' as const, people: ['Robin', 'Grandma'] };
    const shared = anExpense({ shares, paidBy: 'Grandma' });
    const page = await open(
      { 'PATCH /api/v1/trips/:tripId/expenses/:id': ({ body }) => ({ ...shared, ...(body as object) }) },
      [shared],
    );
    expect(screen.getAllByRole('radio', { name: /Robin|Sam|Grandma/ })).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Robin' })).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Grandma' })).toBeChecked();
    await page.user.type(dialog.getByLabelText('Note'), 'At the gate');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent(page, 'PATCH')).toEqual([{ version: 1, note: 'At the gate' }]);
  });

  it('pays no line any more once it is of another category', async () => {
    const paying = anExpense({ category: 'dining', lineId: aLine().id });
    const page = await open(
      { 'PATCH /api/v1/trips/:tripId/expenses/:id': ({ body }) => ({ ...paying, ...(body as object) }) },
      [paying],
    );
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'Pays for' })).toHaveValue(aLine().id);
    await page.user.click(dialog.getByRole('radio', { name: 'Misc' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent(page, 'PATCH')).toEqual([{ version: 1, category: 'misc', lineId: null }]);
  });

  it('meets what somebody else changed before a receipt was removed', async () => {
    const receipt = { name: 'bars.jpg', type: 'image/jpeg', bytes: 9000 };
    const theirs = { ...bars, amountCents: 2000, version: 3 };
    const page = await open(
      {
        'DELETE /api/v1/trips/:tripId/expenses/:id/receipt': () => theirs,
        'GET /api/v1/trips/:tripId/expenses/:id': () => theirs,
        'PATCH /api/v1/trips/:tripId/expenses/:id': () =>
          answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' }),
      },
      [anExpense({ receipt })],
    );
    await page.user.click(screen.getByRole('button', { name: /^Mickey bars/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Remove it' }));
    expect(await dialog.findByRole('button', { name: 'Photo or PDF' })).toBeInTheDocument();
    await page.user.clear(dialog.getByLabelText('Amount in US dollars'));
    await page.user.type(dialog.getByLabelText('Amount in US dollars'), '15');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent(page, 'PATCH')).toEqual([{ version: 1, amountCents: 1500 }]);
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed Mickey bars too' });
    expect(within(conflict).getByText('$20.00')).toBeInTheDocument();
  });

  it('says who owes whom, and records a payment', async () => {
    const shares = { how: 'equally' as const, people: ['Robin', 'Sam'] };
    const page = await open(
      { 'POST /api/v1/trips/:tripId/expenses/settlements': ({ body }) => answer(201, body) },
      [anExpense({ shares, amountCents: 3001 })],
    );
    await page.user.click(screen.getByRole('tab', { name: 'Settle up' }));
    expect(await screen.findByText('gets $15.00')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Sam has paid Robin' }));
    expect(sent(page, 'POST')).toEqual([
      expect.objectContaining({ from: 'Sam', to: 'Robin', amountCents: 1500 }),
    ]);
    expect(await screen.findByText('Nobody owes anybody anything.')).toBeInTheDocument();
  });

  it('opens the paywall for a person who may only look, and takes over what others save', async () => {
    const asked: (string | undefined)[] = [];
    const stop = listenToAnnouncement('show-paywall', ({ message }) => asked.push(message));
    const page = await open({
      'GET /api/user/access': () => freeAccess,
      'GET /api/v1/trips/:tripId/expenses/:id': () => ({ ...bars, what: 'Ice cream', version: 2 }),
    });
    await page.user.type(field('What'), 'x');
    stop();
    expect(asked).toEqual([freeAccess.message]);
    page.live.emit({ type: 'expenses.changed', expenseId: bars.id, by: 'Sam' });
    expect(await screen.findByRole('button', { name: /^Ice cream/ })).toBeInTheDocument();
  });

  it('has the category in sight that is chosen for the person', async () => {
    const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const isChosen = this.tagName === 'LABEL' && this.querySelector('input:checked') !== null;
      return isChosen ? new DOMRect(500, 0, 90, 44) : new DOMRect(0, 0, 300, 44);
    });
    await open();
    const row = screen.getByRole('radio', { name: 'Snacks & Sips' }).closest('label')?.parentElement;
    expect(row?.scrollLeft).toBe(492);
    places.mockRestore();
  });

  it('gives a visitor of the demo the reason why a receipt cannot be added', async () => {
    const page = await open({}, [bars], aUser({ isDemo: true }));
    await page.user.click(await screen.findByRole('button', { name: /^Mickey bars/ }));
    const add = await screen.findByRole('button', { name: 'Photo or PDF' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(/Uploads are turned off in the demo/);
  });

  it('lets a guest read all of an expense and its receipt, and change nothing', async () => {
    const receipt = { name: 'bars.jpg', type: 'image/jpeg', bytes: 9000 } as const;
    const guest = { ...freeAccess, role: 'viewer' };
    const page = await open({ 'GET /api/user/access': () => guest }, [anExpense({ receipt })]);
    await page.user.click(await screen.findByRole('button', { name: /^Mickey bars/ }));
    const dialog = screen.getByRole('dialog', { name: 'Mickey bars' });
    expect(within(dialog).getByRole('link', { name: 'bars.jpg' })).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Amount in US dollars')).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: /^(Save|Replace|Remove)/ })).not.toBeInTheDocument();
  });

  it('offers no receipts to an agent with whom documents are not shared', async () => {
    const agent = { ...freeAccess, canEdit: true, role: 'agent', seesMoney: true, seesDocuments: false };
    const page = await open({ 'GET /api/user/access': () => agent }, [anExpense({})]);
    await page.user.click(await screen.findByRole('button', { name: /^Mickey bars/ }));
    const dialog = screen.getByRole('dialog', { name: 'Mickey bars' });
    expect(within(dialog).getByLabelText('Amount in US dollars')).toBeEnabled();
    expect(within(dialog).queryByText('Receipt')).not.toBeInTheDocument();
  });
});
