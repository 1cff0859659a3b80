import { budgetCategories } from '@landsea/contracts/money';
import { getLineStatus, getStillToPay } from './line-status.js';
import { isBudgetOpen, sumBudget } from './budget-totals.js';

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
    const { byCategory, total } = sumBudget([
      line('dining', 120_000, 80_000, 20_000),
      line('dining', 5_050, 0, 7_575),
      line('misc', 1, 0, 0),
    ]);
    expect(Object.keys(byCategory)).toHaveLength(11);
    expect(byCategory.dining).toEqual({
      plannedCents: 125_050,
      bookedCents: 80_000,
      spentCents: 27_575,
      upcomingCents: 0,
      leftCents: 37_475,
    });
    expect(byCategory['cruise-fare']).toEqual({
      plannedCents: 0,
      bookedCents: 0,
      spentCents: 0,
      upcomingCents: 0,
      leftCents: 0,
    });
    expect(total).toEqual({
      plannedCents: 125_051,
      bookedCents: 80_000,
      spentCents: 27_575,
      upcomingCents: 0,
      leftCents: 37_476,
    });
  });

  it('draws what is chosen from the estimate of its category, and adds only what goes beyond it', () => {
    const estimate = { ...line('excursions-experiences', 17_000, 0, 0), isEstimate: true, source: null };
    const own = { ...line('excursions-experiences', 2_000, 0, 0), source: null };
    const chosen = (cents: number) => ({
      ...line('excursions-experiences', cents, cents, 0),
      source: 'excursions' as const,
    });
    const planned = (cents: number) => sumBudget([estimate, own, chosen(cents)]).total;
    expect(planned(10_000)).toMatchObject({ plannedCents: 19_000, leftCents: 9_000 });
    expect(planned(21_000)).toMatchObject({ plannedCents: 23_000, leftCents: 2_000 });
    expect(sumBudget([own, chosen(10_000)]).total.plannedCents).toBe(12_000);
  });

  it('draws a booking from its estimate, but adds a flight, which no estimate holds', () => {
    const shuttle = { ...line('transportation', 17_640, 0, 0), isEstimate: true, source: null };
    const booking = (bookingId: string, cents: number) => ({
      ...{ ...line('transportation', cents, cents, 0), source: null, bookingId },
    });
    const car = booking('b1', 16_437);
    const flight = { ...booking('b2', 184_200), isBesideEstimate: true };
    expect(sumBudget([shuttle, car]).total).toMatchObject({ plannedCents: 17_640, leftCents: 1_203 });
    expect(sumBudget([shuttle, car, flight]).total).toMatchObject({
      ...{ plannedCents: 201_840, bookedCents: 200_637, leftCents: 1_203 },
    });
  });

  it('is open until somebody plans an amount, whatever is booked', () => {
    const booked = { ...line('cruise-fare', 900, 900, 100), bookingId: 'b' };
    const meal = { ...line('dining', 100, 0, 0), source: 'dining' as const };
    expect(isBudgetOpen([])).toBe(true);
    expect(isBudgetOpen([], [{ category: 'misc' }])).toBe(false);
    expect(isBudgetOpen([booked, meal], [{ category: 'misc' }])).toBe(true);
    expect(isBudgetOpen([booked, line('misc', 500, 0, 0)])).toBe(false);
    expect(isBudgetOpen([booked, { ...line('misc', 500, 0, 0), isEstimate: true }])).toBe(false);
  });

  it('adds plans that no estimate names', () => {
    const estimate = { ...line('misc', 10_000, 0, 0), isEstimate: true, source: null };
    const plans = { ...line('misc', 4_000, 0, 0), source: 'plans' as const };
    expect(sumBudget([estimate, plans]).total.plannedCents).toBe(14_000);
  });

  it('counts a line that is booked and paid once, and goes below zero when over', () => {
    expect(sumBudget([line('dining', 10_000, 9_000, 9_000)]).total.leftCents).toBe(1_000);
    expect(sumBudget([line('dining', 10_000, 9_000, 12_000)]).total.leftCents).toBe(-2_000);
  });

  it.each([
    ['an expense is spent, and eats what is booked first', 5_000, null, 14_000, 1_000],
    ['more than was booked goes over', 12_000, null, 21_000, -1_000],
    ['the payment of a line is not claimed twice', 9_000, 'l1', 18_000, 1_000],
    ['a payment may be more than its line has booked', 9_500, 'l1', 18_500, 500],
    ['a line that is gone changes nothing', 5_000, 'l2', 14_000, 1_000],
  ])('%s', (_, cents, lineId, spentCents, leftCents) => {
    const lines = [
      { ...line('dining', 10_000, 9_000, 0), id: 'l1' },
      { ...line('dining', 10_000, 10_000, 9_000), id: 'l3' },
    ];
    const { byCategory, total } = sumBudget(lines, [{ category: 'dining', lineId, spentCents: cents }]);
    expect(byCategory.dining).toMatchObject({ spentCents, leftCents });
    expect(total).toMatchObject({ spentCents, leftCents });
  });

  it('keeps what is dated ahead out of what is spent, and takes it from what is left', () => {
    const lines = [{ ...line('dining', 10_000, 0, 1_000), id: 'l1' }];
    const ahead = { category: 'dining' as const, lineId: 'l1', spentCents: 6_000, upcomingCents: 4_000 };
    const amounts = { spentCents: 3_000, upcomingCents: 4_000, leftCents: 3_000 };
    const { byCategory, total } = sumBudget(lines, [ahead]);
    expect(byCategory.dining).toMatchObject(amounts);
    expect(total).toMatchObject(amounts);
  });

  it('pays no line with an expense of another category', () => {
    const lines = [{ ...line('dining', 10_000, 0, 0), id: 'l1' }];
    const { byCategory } = sumBudget(lines, [{ category: 'misc', lineId: 'l1', spentCents: 4_000 }]);
    expect(byCategory.dining.leftCents).toBe(10_000);
    expect(byCategory.misc.leftCents).toBe(-4_000);
  });

  it('keeps every cent over 2,000 lines', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => line('snacks-sips', index, 0, 1));
    expect(sumBudget(lines).total).toMatchObject({ plannedCents: 1_999_000, spentCents: 2_000 });
  });
});

describe('what amounts say of a line', () => {
  it.each([
    [10_000, 0, 0, 'planned', 10_000],
    [10_000, 9_000, 0, 'booked', 9_000],
    [10_000, 9_000, 4_000, 'booked', 5_000],
    [10_000, 9_000, 9_000, 'paid', 0],
    [10_000, 0, 4_000, 'planned', 6_000],
    [0, 0, 500, 'paid', 0],
    [0, 0, 0, 'planned', 0],
  ] as const)(
    'planned %i, booked %i, spent %i: %s, %i to pay',
    (plannedCents, bookedCents, spentCents, status, due) => {
      const amounts = { plannedCents, bookedCents, spentCents };
      expect(getLineStatus(amounts)).toBe(status);
      expect(getStillToPay({ ...amounts, status })).toBe(due);
    },
  );

  it('leaves nothing to pay on a line marked as paid, whatever its amounts', () => {
    expect(getStillToPay({ plannedCents: 100, bookedCents: 90, spentCents: 10, status: 'paid' })).toBe(0);
  });
});
