import { budgetCategories } from './budget.js';
import { budgetTotals } from './budget-totals.js';

const line = (
  category: (typeof budgetCategories)[number],
  plannedCents: number,
  bookedCents: number,
  spentCents: number,
) => ({
  category,
  plannedCents,
  bookedCents,
  spentCents,
});

describe('budget totals', () => {
  it('knows 11 categories and sums each in cents', () => {
    const { byCategory, total } = budgetTotals([
      line('dining', 120_000, 80_000, 20_000),
      line('dining', 5_050, 0, 7_575),
      line('misc', 1, 0, 0),
    ]);
    expect(Object.keys(byCategory)).toHaveLength(11);
    expect(byCategory.dining).toEqual({
      plannedCents: 125_050,
      bookedCents: 80_000,
      spentCents: 27_575,
      leftCents: 37_475,
    });
    expect(byCategory['cruise-fare']).toEqual({
      plannedCents: 0,
      bookedCents: 0,
      spentCents: 0,
      leftCents: 0,
    });
    expect(total).toEqual({
      plannedCents: 125_051,
      bookedCents: 80_000,
      spentCents: 27_575,
      leftCents: 37_476,
    });
  });

  it('counts a line that is booked and paid once, and goes below zero when over', () => {
    expect(budgetTotals([line('dining', 10_000, 9_000, 9_000)]).total.leftCents).toBe(1_000);
    expect(budgetTotals([line('dining', 10_000, 9_000, 12_000)]).total.leftCents).toBe(-2_000);
  });

  it('keeps every cent over 2,000 lines', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => line('snacks-sips', index, 0, 1));
    expect(budgetTotals(lines).total).toMatchObject({ plannedCents: 1_999_000, spentCents: 2_000 });
  });
});
