import type { BudgetLine, ExpenseSum } from '@landsea/contracts/money';
import { answer } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, tripId } from '../../testing/trip-fixtures';

const dining = aLine();

const open = async (lines: BudgetLine[], spent: ExpenseSum) => {
  const page = openTripPage(`/trip/${tripId}/budget-center`, {
    'GET /api/v1/trips/:tripId/expenses': () => ({ tripId, expenses: [], settlements: [] }),
    'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines, expenses: [spent] }),
    'PATCH /api/v1/trips/:tripId/budget/lines/:lineId': ({ body }) =>
      aLine({ ...(body as object), version: 2 }),
    'POST /api/v1/trips/:tripId/budget/lines': ({ body }) => answer(201, aLine(body as object)),
  });
  await screen.findByRole('table', { name: 'Budget by category' });
  return page;
};

const cell = (name: string) => screen.getByRole('textbox', { name });
const total = () => screen.getByRole('row', { name: /Whole trip/ });

describe('expenses in the budget center', () => {
  it.each([
    ['into the row of one line', [dining], '160', 'PATCH', { version: 1, spentCents: 11_000 }],
    ['into an empty row', [], '60', 'POST', { category: 'dining', spentCents: 1_000 }],
  ])('takes an amount typed %s as the whole, expenses included', async (_, lines, typed, method, sends) => {
    const page = await open(lines, { category: 'dining', lineId: null, spentCents: 5_000 });
    await page.user.clear(cell('Spent for Dining'));
    await page.user.type(cell('Spent for Dining'), '49.99{Enter}');
    expect(await screen.findByText(/^\$50\.00 of it comes from expenses/)).toBeInTheDocument();
    await page.user.clear(cell('Spent for Dining'));
    await page.user.type(cell('Spent for Dining'), `${typed}{Enter}`);
    expect(page.requests.at(-1)).toMatchObject({ method, body: sends });
    expect(cell('Spent for Dining')).toHaveValue(`${typed}.00`);
  });

  it('knows what expenses paid of a line: what is left of it, and what marking it as paid adds', async () => {
    const page = await open([dining], { category: 'dining', lineId: dining.id, spentCents: 30_000 });
    await page.user.click(screen.getByRole('button', { name: 'Dining' }));
    const lines = within(screen.getByRole('rowgroup', { name: 'Lines of Dining' }));
    expect(lines.getByText('$200.00 left')).toBeInTheDocument();
    const details = { name: 'Details of Dining: Planned · $300.00 paid by expenses' };
    await page.user.click(screen.getByRole('button', details));
    await page.user.click(await screen.findByRole('radio', { name: 'Paid' }));
    expect(page.requests.at(-1)?.body).toEqual({ version: 1, status: 'paid', spentCents: 20_000 });
    expect(within(total()).getByText('$0.00 left')).toBeInTheDocument();
  });
});
