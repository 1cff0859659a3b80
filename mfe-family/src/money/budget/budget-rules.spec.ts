import { budgetCategories, type Budget, type BudgetLine } from '@landsea/contracts/money';
import { sumBudget } from '@landsea/rules/money';
import { aLine, lineId, tripId } from '../../testing/trip-fixtures';
import { compareCategories, spendByDay } from './charts/chart-data';
import { listLatePayments } from './due-list';
import { getAssignment, filterBudget, NO_DAY, NOBODY } from './line-filter';
import { describeLine, makeStatusChange } from './lines/line-status';
import { describeOverBudget } from './lines/over-budget';

const party = [{ id: 'a0000000-0000-4000-8000-000000000001', name: 'Leo', age: 5 }];
const budgetOf = (lines: BudgetLine[], expenses: Budget['expenses'] = []): Budget => ({
  tripId,
  currency: 'USD',
  lines,
  expenses,
});

describe('the filter', () => {
  const byId = aLine({ id: lineId(1), person: party[0]?.id ?? '', day: '2027-03-14' });
  const byName = aLine({ id: lineId(2), person: 'Leo' });
  const free = aLine({ id: lineId(3), day: '2027-03-15' });
  const all = budgetOf(
    [byId, byName, free],
    [
      { category: 'dining', lineId: lineId(2), spentCents: 5 },
      { category: 'dining', lineId: null, spentCents: 7 },
    ],
  );
  it.each([
    [party[0]?.id ?? '', '', [byId, byName]],
    [NOBODY, '', [free]],
    ['', '2027-03-14', [byId]],
    ['', NO_DAY, [byName]],
    [party[0]?.id ?? '', '2027-03-15', []],
  ])('person “%s”, day “%s”', (person, day, kept) => {
    expect(filterBudget(all, { person, day }, party).lines).toEqual(kept);
  });

  it('keeps the expenses of the lines it keeps, and all of them without a filter', () => {
    expect(filterBudget(all, { person: '', day: NO_DAY }, party).expenses).toHaveLength(1);
    expect(filterBudget(all, { person: '', day: '' }, party)).toBe(all);
  });

  it('gives a new line what it filters by', () => {
    expect(getAssignment({ person: 'Leo', day: NO_DAY })).toEqual({ person: 'Leo' });
    expect(getAssignment({ person: NOBODY, day: '2027-03-14' })).toEqual({ day: '2027-03-14' });
  });
});

describe('marking a line', () => {
  it.each([
    ['planned', {}, 0, {}],
    ['booked', {}, 0, { bookedCents: 500 }],
    ['booked', { bookedCents: 400 }, 0, {}],
    ['paid', {}, 0, { spentCents: 500 }],
    ['paid', { bookedCents: 400 }, 0, { spentCents: 400 }],
    ['paid', { spentCents: 100 }, 0, {}],
    ['paid', {}, 200, { spentCents: 300 }],
    ['paid', {}, 500, {}],
    ['paid', { bookedCents: 400 }, 600, {}],
  ] as const)('%s over %j, of which expenses paid %i, also sets %j', (status, has, paidCents, sets) => {
    const line = aLine({ plannedCents: 500, ...has });
    expect(makeStatusChange(line, status, paidCents)).toEqual({ status, ...sets });
  });

  it('is said in one phrase', () => {
    const line = aLine({
      status: 'booked',
      person: party[0]?.id ?? '',
      dueOn: '2027-02-12',
      dueKind: 'deposit',
    });
    expect(describeLine(line, party, 0)).toBe('Booked · Leo · Deposit by Fri, Feb 12');
    expect(describeLine(line, party, 250)).toBe(
      'Booked · Leo · Deposit by Fri, Feb 12 · $2.50 paid by expenses',
    );
  });
});

describe('payments that are due', () => {
  it('come by date, without what is paid, less what expenses paid, and say what is late', () => {
    const lines = [
      aLine({ id: lineId(1), dueOn: '2027-02-02', plannedCents: 900, bookedCents: 800, status: 'booked' }),
      aLine({ id: lineId(2), dueOn: '2027-01-01', plannedCents: 300 }),
      aLine({ id: lineId(3), dueOn: '2027-01-15', status: 'paid' }),
      aLine({ id: lineId(4), plannedCents: 300 }),
    ];
    const expenses = [{ category: 'dining' as const, lineId: lineId(1), spentCents: 250 }];
    expect(
      listLatePayments(budgetOf(lines, expenses), '2027-01-10').map(({ dueOn, cents, isLate }) => [
        dueOn,
        cents,
        isLate,
      ]),
    ).toEqual([
      ['2027-01-01', 300, true],
      ['2027-02-02', 550, false],
    ]);
  });
});

describe('the charts', () => {
  const lines = [
    aLine({ id: lineId(1), plannedCents: 100, bookedCents: 150, day: '2027-03-14' }),
    aLine({ id: lineId(2), category: 'misc', plannedCents: 0, spentCents: 40 }),
  ];

  it('set the plan against the greater of booked and spent, and name what is over', () => {
    const totals = sumBudget(lines);
    expect(compareCategories(budgetCategories, totals)).toEqual([
      { category: 'dining', plannedCents: 100, realCents: 150 },
      { category: 'misc', plannedCents: 0, realCents: 40 },
    ]);
    expect(describeOverBudget(budgetCategories, totals)).toBe(
      'Over plan: Dining by $0.50 and Misc by $0.40.',
    );
    expect(describeOverBudget(budgetCategories, sumBudget([]))).toBeUndefined();
  });

  it('lay lines and expenses on their day, and count what is on none', () => {
    const expenses = [
      { day: '2027-03-14', amountCents: 30 },
      { day: '2026-12-24', amountCents: 9 },
    ];
    expect(spendByDay(['2027-03-14', '2027-03-15'], lines, expenses)).toEqual({
      days: [
        { day: '2027-03-14', plannedCents: 100, spentCents: 30 },
        { day: '2027-03-15', plannedCents: 0, spentCents: 0 },
      ],
      elsewhereCents: 49,
    });
  });
});
