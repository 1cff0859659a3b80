import type { Expense, TripExpenses } from '@landsea/contracts/money';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openTripPage } from '../../../testing/open-trip-page';
import { anExpense, aTrip, lineId, tripId } from '../../../testing/trip-fixtures';
import { makeExpensesCsv } from './csv-export';
import { getRememberedCategories, getRememberedDefault } from './file-categories';

const bars = anExpense();
const parking = anExpense({ id: lineId(2), category: 'transportation', what: 'Parking', amountCents: 3000 });

const open = async (handlers: Handlers) => {
  const all: TripExpenses = { tripId, expenses: [bars, parking], settlements: [] };
  const page = openTripPage(
    `/trip/${tripId}/budget`,
    {
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
      'GET /api/v1/trips/:tripId/expenses': () => all,
      ...handlers,
    },
    { trip: aTrip({ party: [{ name: 'Robin', age: 38 }] }) },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Spreadsheet' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Import a CSV or Excel file' }));
  const input = await screen.findByLabelText('CSV or Excel file', {}, { timeout: 30_000 });
  const choose = (text: string | Uint8Array<ArrayBuffer>) =>
    page.user.upload(input, new File([text], 'bank.csv', { type: 'text/csv' }));
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user: page.user, choose, sent };
};

describe('import of expenses', () => {
  it('imports a table after a dry run that names the bad row', async () => {
    const { user, choose, sent } = await open({
      'POST /api/v1/expense-imports': () => ({ added: 1, alreadyThere: 0 }),
    });
    const csv = 'Date;What;Betrag\n14.03.2027;Eis;12,50\nmorgen;Brot;3,00\n';
    await choose(csv);
    expect(await screen.findByText(/1 row can be imported, \$12\.50/)).toBeInTheDocument();
    await choose('Date;What;Betrag\n14.03.2027;"Eis;12,50\n');
    expect(await screen.findByText(/^The quote that begins on line 2 has no end/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    await choose(csv);
    expect(await screen.findByText(/1 row can be imported, \$12\.50/)).toBeInTheDocument();
    expect(screen.getByText(/“morgen” isn’t a date/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Sun, Mar 14, 2027 Eis.*Misc.*\$12\.50$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(sent()).toEqual([
      { tripId, expenses: [expect.objectContaining({ what: 'Eis', amountCents: 1250, day: '2027-03-14' })] },
    ]);
  });

  it.each([
    ['little', true],
    ['big', false],
  ])('reads UTF-16 without a byte order mark, %s end first', async (_, isLittle) => {
    const { choose } = await open({});
    const text = 'Date\tWhat\tAmount\r\n2027-03-14\tCafé 日本\t12.50\r\n';
    const bytes = new DataView(new ArrayBuffer(text.length * 2));
    for (const [index, char] of [...text].entries()) bytes.setUint16(index * 2, char.charCodeAt(0), isLittle);
    await choose(new Uint8Array(bytes.buffer));
    expect(await screen.findByText(/1 row can be imported, \$12\.50/)).toBeInTheDocument();
    expect(screen.getAllByRole('option', { name: 'What (Café 日本)' })).not.toHaveLength(0);
  });

  it('reads what spreadsheet programs save as Unicode text, UTF-16 with tabs', async () => {
    const { choose } = await open({});
    const text = '\uFEFFDate\tWhat\tAmount\r\n2027-03-14\tCafé\t12.50\r\nsoon\tCrème\t1.00\r\n';
    await choose(new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer));
    expect(await screen.findByText(/1 row can be imported, \$12\.50/)).toBeInTheDocument();
    expect(screen.getByText(/“soon” isn’t a date/)).toBeInTheDocument();
  });

  it('leaves out what the trip has already, as its own export, but for a person who wants it once more', async () => {
    const { user, choose, sent } = await open({
      'POST /api/v1/expense-imports': () => ({ added: 3, alreadyThere: 0 }),
    });
    await choose(makeExpensesCsv([bars, parking, anExpense({ what: 'Ears' })], (ref) => ref));
    expect(
      await screen.findByText(/1 row can be imported.* 2 rows will be left out: this trip already has/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /again.*: 2 rows$/ }));
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    const [{ expenses }] = sent() as [{ expenses: Expense[] }];
    expect(expenses.map(({ what }) => what)).toEqual(['Ears', 'Parking', 'Mickey bars']);
  });

  it('shows each category of a bank where it will stand, and remembers what was chosen', async () => {
    const { user, choose, sent } = await open({
      'POST /api/v1/expense-imports': () => ({ added: 2, alreadyThere: 0 }),
    });
    const csv =
      'Transaction Date,Post Date,Description,Category,Type,Amount\n' +
      '03/14/2027,03/15/2027,Popcorn,Food & Drink,Sale,-6.50\n' +
      '03/15/2027,03/15/2027,Thank you,,Payment,50.00\n' +
      '03/15/2027,03/16/2027,Stamps,Shipping,Sale,-3.00\n';
    await choose(csv);
    expect(await screen.findByText(/^2 rows can be imported, \$9\.50 together\./)).toHaveTextContent(
      'Left out: 1 row is a payment or transfer, not an expense.',
    );
    expect(screen.getByRole('combobox', { name: 'Food & Drink' })).toHaveDisplayValue('Dining');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shipping' }), 'PhotoPass');
    expect(screen.getByRole('row', { name: /Stamps.*PhotoPass/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    const [{ expenses }] = sent() as [{ expenses: Expense[] }];
    expect(expenses.map(({ what, category }) => [what, category])).toEqual([
      ['Popcorn', 'dining'],
      ['Stamps', 'photopass'],
    ]);
    expect(getRememberedCategories()).toEqual({ shipping: 'photopass' });
  });

  it('lets lines be skipped and columns be chosen, and keeps all that when the import fails', async () => {
    const { user, choose } = await open({
      'POST /api/v1/expense-imports': () => new Response('', { status: 503 }),
    });
    await choose('Date,What\nfor,you\nDay,Thing,Paid\n03/04/2027,Tea,3.00\n');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Headings' }),
      'Line 3: Day, Thing, Paid',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Thing (Tea)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Amount' }), 'Paid (3.00)');
    expect(screen.getByText(/These dates can be read two ways/)).toBeInTheDocument();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Dates look like' }),
      '14.3.2027 or 14/03/2027',
    );
    expect(screen.queryByText(/These dates can be read two ways/)).not.toBeInTheDocument();
    const row = screen.getByRole('row', { name: /^Sat, Apr 3, 2027 Tea.*\$3\.00$/ });
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(await screen.findByText(/^Nothing was imported\./)).toBeInTheDocument();
    expect(row).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Headings' })).toHaveDisplayValue(/^Line 3/);
    expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  });

  it('says that the same file was imported before', async () => {
    const { choose } = await open({});
    await choose(makeExpensesCsv([bars, parking], (ref) => ref));
    expect(await screen.findByText(/^This trip already has all 2 rows of this file/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
      'Everything in this file is on your trip already.',
    );
  });

  it.each([
    ['What\nTea\n', 'Choose the column with the dates and the one with the amounts first.'],
    ['Datum;Text;Betrag (EUR)\n13.03.2027;Eis;6,50\n', 'No row can be read yet. The reasons are above.'],
    [
      'Transaction Date,Post Date,Description,Category,Type,Amount\n03/15/2027,03/15/2027,Thank you,,Payment,50.00\n',
      'This file has no expenses, only payments, totals or declined rows.',
    ],
  ])('says why nothing of %j can be imported', async (csv, reason) => {
    const { choose } = await open({});
    await choose(csv);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(reason);
  });

  it('remembers the category for rows that name none, which changes no other row', async () => {
    const { user, choose } = await open({
      'POST /api/v1/expense-imports': () => ({ added: 2, alreadyThere: 0 }),
    });
    await choose('Date,What,Amount,Category\n3/14/2027,Stamps,3.00,Postage\n3/15/2027,Thing,4.00,\n');
    const chosen = await screen.findByRole('combobox', { name: 'Category for rows without one' });
    await user.selectOptions(chosen, 'PhotoPass');
    expect(screen.getByRole('row', { name: /Stamps.*Misc/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Thing.*PhotoPass/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await waitFor(() => expect(getRememberedDefault()).toBe('photopass'));
  });
});
