import { sumBudget } from '@landsea/rules/money';
import type { Budget, BudgetEstimate, BudgetLine, ChangeBudget } from '@landsea/contracts/money';
import { aLine, anEstimate, lineId, tripId } from '../../testing/trip-fixtures';
import { fitTotal } from './fit-total';
import { makeBudgetUndo } from '../../trip-frame/money/budget-undo';
import { listReplacedLines, makeSetupChanges } from './setup-changes';
import { asEstimated, fitPlan, listPlannedCategories } from './setup-plan';

const open = (cents: number) => ({ cents, locked: false });
const locked = (cents: number) => ({ cents, locked: true });

describe('fitting to a total', () => {
  it.each([
    [[open(100), open(300)], 800, [200, 600]],
    [[open(100), locked(300)], 350, [50, 300]],
    [[open(1), open(1), open(1)], 100, [34, 33, 33]],
    [[open(2), open(1)], 100, [67, 33]],
    [[open(500), locked(300)], 300, [0, 300]],
    [[locked(300)], 300, [300]],
    [[open(0), open(10)], 5, [0, 5]],
    [[locked(300), open(10)], 299, undefined],
    [[locked(300)], 400, undefined],
    [[open(0)], 400, undefined],
  ])('%j to %i is %j', (parts, total, fitted) => {
    expect(fitTotal(parts, total)).toEqual(fitted);
  });

  it('loses no cent over many odd amounts', () => {
    const parts = Array.from({ length: 11 }, (_, index) => ({
      cents: 997 * index + 13,
      locked: index === 4,
    }));
    for (const total of [123_457, 60_001, 9_999_999]) {
      expect(fitTotal(parts, total)?.reduce((sum, cents) => sum + cents, 0)).toBe(total);
      expect(fitTotal(parts, total)?.[4]).toBe(parts[4]?.cents);
    }
  });
});

const estimate: BudgetEstimate = anEstimate();
const categories = ['park-tickets', 'dining', 'misc'] as const;
const budgetOf = (lines: BudgetLine[], expenses: Budget['expenses'] = []): Budget => ({
  tripId,
  currency: 'USD',
  lines,
  expenses,
});
let made = 100;
const newId = () => lineId((made += 1));

describe('a plan', () => {
  it('follows the estimate at its level until an amount is typed', () => {
    const centsOf = (plan: ReturnType<typeof listPlannedCategories>) => plan.map(({ cents }) => cents);
    expect(centsOf(listPlannedCategories(categories, estimate, asEstimated))).toEqual([96_000, 40_000, 0]);
    expect(centsOf(listPlannedCategories(categories, estimate, { ...asEstimated, level: 'high' }))).toEqual([
      125_400, 60_000, 0,
    ]);
    const typed = { ...asEstimated, typed: { misc: 5_000 } };
    expect(centsOf(listPlannedCategories(categories, estimate, typed))).toEqual([96_000, 40_000, 5_000]);
  });

  it('says which lock is in the way of a total', () => {
    const plan = listPlannedCategories(categories, estimate, { ...asEstimated, locked: ['park-tickets'] });
    expect(fitPlan(plan, 90_000)).toEqual({ problem: expect.stringContaining('Unlock one of Park Tickets') });
    expect(fitPlan(plan, 100_000)).toEqual({ typed: { dining: 4_000 } });
  });
});

/** A short model of how the service applies changes. */
const applied = (budget: Budget, { add, plan, remove }: ChangeBudget): Budget => ({
  ...budget,
  lines: [
    ...budget.lines
      .filter(({ id }) => !remove.some((gone) => gone.id === id))
      .map((line) => {
        const change = plan.find(({ id, version }) => id === line.id && version === line.version);
        return change ? { ...line, plannedCents: change.plannedCents, version: line.version + 1 } : line;
      }),
    ...add.map(({ note = null, ...line }) => aLine({ ...line, note })),
  ],
});

describe('writing a plan', () => {
  const onlyPlanned = aLine({ id: lineId(1), plannedCents: 500, note: 'Ask for a booth', vendor: 'Palo' });
  const booked = aLine({ id: lineId(2), plannedCents: 700, bookedCents: 650, status: 'booked', version: 3 });
  const paidByExpense = aLine({ id: lineId(3), category: 'park-tickets', plannedCents: 900 });
  const elsewhere = aLine({ id: lineId(4), category: 'misc', plannedCents: 400 });
  const before = budgetOf(
    [onlyPlanned, booked, paidByExpense, elsewhere],
    [{ category: 'park-tickets', lineId: lineId(3), spentCents: 900 }],
  );
  const plan = listPlannedCategories(categories, estimate, asEstimated);

  it('replaces planned amounts of what it plans, keeps what is booked or paid, and leaves the rest', () => {
    expect(listReplacedLines(before, plan)).toEqual([onlyPlanned, booked, paidByExpense]);
    const changes = makeSetupChanges(before, plan, 'typical', newId);
    expect(changes.remove).toEqual([{ id: lineId(1), version: 1 }]);
    expect(changes.plan.map(({ id, plannedCents }) => [id, plannedCents])).toEqual([
      [lineId(2), 0],
      [lineId(3), 0],
    ]);
    const { byCategory } = sumBudget(applied(before, changes).lines);
    expect(byCategory['park-tickets'].plannedCents).toBe(96_000);
    expect(byCategory.dining).toMatchObject({ plannedCents: 40_000, bookedCents: 650 });
    expect(byCategory.misc.plannedCents).toBe(400);
  });

  it('writes one line where the amount was adjusted, and says how the others were reckoned', () => {
    const adjusted = listPlannedCategories(categories, estimate, {
      ...asEstimated,
      typed: { dining: 33_333 },
    });
    const { add } = makeSetupChanges(budgetOf([]), adjusted, 'typical', newId);
    expect(add.every(({ isEstimate }) => isEstimate)).toBe(true);
    expect(add.map(({ label, plannedCents, note }) => [label, plannedCents, note])).toEqual([
      ['Tickets, ages 10+', 96_000, '2 adults (10+) × 3 park days'],
      ['Dining', 33_333, undefined],
    ]);
  });

  it('is undone to the line as it was', () => {
    const done = makeSetupChanges(before, plan, 'typical', newId);
    const after = applied(before, done);
    const undone = applied(after, makeBudgetUndo(done, before, after));
    const essence = (budget: Budget) =>
      budget.lines
        .map(({ version: _version, updatedAt: _at, ...line }) => line)
        .sort((a, b) => a.id.localeCompare(b.id));
    expect(essence(undone)).toEqual(essence(before));
  });
});
