import { budgetCategories, type BudgetCategory, type BudgetLine } from '@landsea/contracts/money';
import { sumBudget } from './budget-totals.js';
import { getLeft, getMoneyLeft } from './money-left.js';

let next = 0;
const line = (category: BudgetCategory, amounts: Partial<BudgetLine>): BudgetLine => ({
  id: `c0000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`,
  category,
  label: 'A line',
  note: null,
  plannedCents: 0,
  bookedCents: 0,
  spentCents: 0,
  person: null,
  day: null,
  vendor: null,
  dueOn: null,
  dueKind: null,
  status: 'planned',
  source: null,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
  ...amounts,
});
const spent = (
  category: BudgetCategory,
  spentCents: number,
  upcomingCents = 0,
  lineId: string | null = null,
) => ({
  category,
  spentCents,
  upcomingCents,
  lineId,
});

describe('what is left', () => {
  it('is planned less spent, coming up and what is booked and not paid yet', () => {
    const hotel = line('resort-stay', { plannedCents: 350_000, bookedCents: 279_900, spentCents: 34_988 });
    const expenses = [spent('dining', 10_000, 4_620)];
    const left = getMoneyLeft({ lines: [hotel, line('dining', { plannedCents: 50_000 })], expenses });
    expect(left).toEqual({
      plannedCents: 400_000,
      bookedCents: 279_900,
      spentCents: 40_368,
      upcomingCents: 4_620,
      dueCents: 244_912,
      leftCents: 110_100,
      toPayCents: 359_632,
    });
  });

  it('counts a category that is over its plan against the others, on every page alike', () => {
    const lines = [line('dining', { plannedCents: 10_000 }), line('misc', { plannedCents: 90_000 })];
    const left = getMoneyLeft({ lines, expenses: [spent('dining', 26_450)] });
    expect(left).toMatchObject({ leftCents: 73_550, toPayCents: 73_550 });
    expect(getMoneyLeft({ lines, expenses: [spent('dining', 126_450)] })).toMatchObject({
      leftCents: -26_450,
      toPayCents: 0,
    });
  });

  it('still has to pay what is booked, though the plan is exceeded', () => {
    const lines = [line('cruise-fare', { plannedCents: 100, bookedCents: 912_044, spentCents: 182_409 })];
    expect(getMoneyLeft({ lines, expenses: [] })).toMatchObject({ dueCents: 729_635, toPayCents: 729_635 });
  });

  it('gets back what a refund reverses', () => {
    const lines = [line('excursions-experiences', { plannedCents: 20_000 })];
    const expenses = [spent('excursions-experiences', 13_000), spent('excursions-experiences', -13_000)];
    expect(getMoneyLeft({ lines, expenses })).toMatchObject({ spentCents: 0, leftCents: 20_000 });
  });

  it('frees what comes back of a line that is paid, and of nothing in particular', () => {
    const lines = [line('resort-stay', { plannedCents: 50_000, bookedCents: 40_000, spentCents: 30_000 })];
    expect(getMoneyLeft({ lines, expenses: [spent('resort-stay', -10_000)] })).toMatchObject({
      spentCents: 20_000,
      dueCents: 10_000,
      leftCents: 20_000,
    });
    expect(getMoneyLeft({ lines: [], expenses: [spent('misc', -10_000)] })).toMatchObject({
      leftCents: 10_000,
      dueCents: 0,
    });
  });

  it('owes nothing more on a line that is marked as paid', () => {
    const lines = [line('misc', { plannedCents: 500, bookedCents: 500, spentCents: 450, status: 'paid' })];
    expect(getMoneyLeft({ lines, expenses: [] })).toMatchObject({ dueCents: 0, leftCents: 50 });
  });

  it('adds up to the cent for any budget', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let times = 0; times < 300; times += 1) {
      const category = () => budgetCategories[random(11)] ?? 'misc';
      const lines = Array.from({ length: random(9) }, () =>
        line(category(), {
          plannedCents: random(90_000),
          bookedCents: random(3) === 0 ? random(90_000) : 0,
          spentCents: random(3) === 0 ? random(90_000) : 0,
          isEstimate: random(2) === 0,
          source: random(3) === 0 ? 'dining' : null,
        }),
      );
      const expenses = Array.from({ length: random(5) }, () => {
        const own = lines[random(9)];
        const cents = random(40_000) - 9_000;
        return spent(own?.category ?? category(), cents, random(2) === 0 ? cents : 0, own?.id ?? null);
      });
      const { byCategory, total } = sumBudget(lines, expenses);
      for (const amounts of [total, ...Object.values(byCategory)]) {
        const { plannedCents, spentCents, upcomingCents, dueCents, leftCents } = getLeft(amounts);
        expect(plannedCents - spentCents - upcomingCents - dueCents).toBe(leftCents);
        expect(dueCents).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
