import { sumBudget } from '@landsea/rules/money';
import { aLine } from '../../testing/trip-fixtures';
import { makeBudgetCsv } from './budget-csv';

it('has a line for each category and the total, and amounts below zero as numbers', () => {
  const totals = sumBudget(
    [aLine({ plannedCents: 10_050, bookedCents: 9_000 })],
    [{ category: 'dining', lineId: null, spentCents: 12_000, upcomingCents: 2_000 }],
  );
  expect(makeBudgetCsv(['dining'], totals)).toBe(
    [
      '\uFEFFCategory,Planned (USD),Booked (USD),Spent (USD),Coming up (USD),Left (USD)',
      'Dining,100.5,90,100,20,-19.5',
      'Total,100.5,90,100,20,-19.5',
      '',
    ].join('\r\n'),
  );
});
