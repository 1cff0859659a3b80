import { BudgetLine, type BudgetCategory } from './budget.js';
import { payDays } from './pay-days.js';
import { budgetStillToPay, savingsOutlook } from './savings-outlook.js';
import { WriteSavingsPlan } from './savings.js';

const plan = { firstDay: '2027-01-01', targetDay: '2027-01-29', rhythm: 'week' as const };
const given = (day: string, amountCents: number) => ({ day, amountCents });

it.each([
  ['week', '2027-01-01', '2027-01-16', ['2027-01-01', '2027-01-08', '2027-01-15']],
  ['two-weeks', '2027-01-01', '2027-01-29', ['2027-01-01', '2027-01-15', '2027-01-29']],
  ['half-month', '2027-01-10', '2027-03-01', ['2027-01-15', '2027-02-01', '2027-02-15', '2027-03-01']],
  ['month', '2027-01-31', '2027-03-01', ['2027-01-31', '2027-02-28']],
] as const)('pay days by %s', (rhythm, firstDay, targetDay, days) => {
  expect(payDays({ rhythm, firstDay, targetDay })).toEqual(days);
});

it('counts every pay day of a plan of ten years', () => {
  const longest = { firstDay: '2027-01-01', targetDay: '2037-01-01', rhythm: 'week' } as const;
  expect(WriteSavingsPlan.safeParse({ ...longest, targetCents: null, version: 0 }).success).toBe(true);
  expect(payDays(longest)).toHaveLength(522);
  expect(payDays(longest).at(-1)).toBe('2036-12-26');
  expect(payDays({ ...longest, rhythm: 'half-month' })).toHaveLength(241);
  const tooLong = { ...longest, targetDay: '2037-02-01', targetCents: null, version: 0 };
  expect(WriteSavingsPlan.safeParse(tooLong).error?.issues[0]?.path).toEqual(['targetDay']);
});

it('refuses a plan without any pay day', () => {
  const write = (firstDay: string, targetDay: string) =>
    WriteSavingsPlan.safeParse({ firstDay, targetDay, rhythm: 'half-month', targetCents: null, version: 0 });
  expect(write('2027-01-16', '2027-01-31').error?.issues).toMatchObject([
    { path: ['targetDay'], message: expect.stringContaining('No 1st or 15th') as string },
  ]);
  expect(write('2027-01-16', '2027-02-01').success).toBe(true);
  expect(write('2027-01-15', '2027-01-31').success).toBe(true);
});

it('asks the same each pay day while all goes to plan', () => {
  const outlook = savingsOutlook(plan, 100_000, [given('2027-01-01', 20_000)], '2027-01-05');
  expect(outlook).toMatchObject({ evenCents: 20_000, nowCents: 20_000, behindCents: 0 });
  expect(outlook).toMatchObject({ nextPayDay: '2027-01-08', payDaysLeft: 4, savedCents: 20_000 });
  expect(outlook.planned.map(({ cents }) => cents)).toEqual([20_000, 40_000, 60_000, 80_000, 100_000]);
});

it('says what to save now when a week was missed', () => {
  const contributions = [given('2027-01-01', 20_000)];
  expect(savingsOutlook(plan, 100_000, contributions, '2027-01-09')).toMatchObject({
    behindCents: 20_000,
    nowCents: 26_667,
    payDaysLeft: 3,
  });
  expect(savingsOutlook(plan, 100_000, contributions, '2027-01-08')).toMatchObject({
    behindCents: 0,
    nowCents: 20_000,
    nextPayDay: '2027-01-08',
    payDaysLeft: 4,
  });
});

it('asks for a cent more rather than for one too few, and rounds each step of the plan half up', () => {
  const outlook = savingsOutlook(plan, 100_003, [], '2027-01-01');
  expect(outlook).toMatchObject({ evenCents: 20_001, nowCents: 20_001 });
  expect(outlook.planned.map(({ cents }) => cents)).toEqual([20_001, 40_001, 60_002, 80_002, 100_003]);
  const twice = { ...plan, targetDay: '2027-01-08' };
  expect(savingsOutlook(twice, 5, [], '2027-01-01').planned[0]?.cents).toBe(3);
});

it('is done when enough is saved, and asks for all of the rest when no pay day is left', () => {
  expect(savingsOutlook(plan, 100_000, [given('2027-01-01', 120_000)], '2027-01-09')).toMatchObject({
    nowCents: 0,
    behindCents: 0,
  });
  expect(savingsOutlook(plan, 100_000, [], '2027-02-01')).toMatchObject({
    nowCents: 100_000,
    behindCents: 100_000,
    nextPayDay: undefined,
  });
});

it('draws what was really saved, also what was taken out again', () => {
  const contributions = [given('2027-01-08', -500), given('2027-01-01', 1000), given('2027-01-01', 250)];
  expect(savingsOutlook(plan, 100, contributions, '2027-01-09').real).toEqual([
    { day: '2027-01-01', cents: 1250 },
    { day: '2027-01-08', cents: 750 },
  ]);
});

it('still has to pay what the lines do, less what was spent beside them', () => {
  const line = (id: string, category: BudgetCategory, change: Partial<BudgetLine> = {}) =>
    BudgetLine.parse({
      id: `c0000000-0000-4000-8000-00000000000${id}`,
      category,
      label: 'A line',
      note: null,
      plannedCents: 10_000,
      bookedCents: 0,
      spentCents: 0,
      person: null,
      day: null,
      vendor: null,
      dueOn: null,
      dueKind: null,
      source: null,
      status: 'planned',
      version: 1,
      updatedAt: '2027-01-01T00:00:00Z',
      ...change,
    });
  const lines = [
    line('1', 'dining', { spentCents: 4_000 }),
    line('2', 'misc', { bookedCents: 12_000 }),
    line('3', 'photopass', { spentCents: 15_000 }),
  ];
  const spent = (category: BudgetCategory, spentCents: number, lineId: string | null = null) => ({
    category,
    spentCents,
    lineId,
  });
  expect(budgetStillToPay({ lines, expenses: [] })).toBe(18_000);
  const [first] = lines;
  const expenses = [spent('dining', 7_000, first?.id), spent('misc', 2_000), spent('photopass', 900)];
  expect(budgetStillToPay({ lines, expenses })).toBe(10_000);
  const ofLineThatIsGone = spent('misc', 1_000, 'c0000000-0000-4000-8000-000000000009');
  expect(budgetStillToPay({ lines, expenses: [...expenses, ofLineThatIsGone] })).toBe(9_000);
  const ahead = { ...spent('misc', 20_000), upcomingCents: 20_000 };
  expect(budgetStillToPay({ lines, expenses: [...expenses, ahead] })).toBe(20_000);
});
