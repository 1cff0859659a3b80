import { payDays, WriteSavingsPlan } from '@landsea/contracts/money';
import { predictSavings } from './savings-outlook.js';

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
  const outlook = predictSavings(plan, 100_000, [given('2027-01-01', 20_000)], '2027-01-05');
  expect(outlook).toMatchObject({ evenCents: 20_000, nowCents: 20_000, behindCents: 0 });
  expect(outlook).toMatchObject({ nextPayDay: '2027-01-08', payDaysLeft: 4, savedCents: 20_000 });
  expect(outlook.planned.map(({ cents }) => cents)).toEqual([20_000, 40_000, 60_000, 80_000, 100_000]);
});

it('says what to save now when a week was missed', () => {
  const contributions = [given('2027-01-01', 20_000)];
  expect(predictSavings(plan, 100_000, contributions, '2027-01-09')).toMatchObject({
    behindCents: 20_000,
    nowCents: 26_667,
    payDaysLeft: 3,
  });
  expect(predictSavings(plan, 100_000, contributions, '2027-01-08')).toMatchObject({
    behindCents: 0,
    nowCents: 20_000,
    nextPayDay: '2027-01-08',
    payDaysLeft: 4,
  });
});

it('asks for a cent more rather than for one too few, and rounds each step of the plan half up', () => {
  const outlook = predictSavings(plan, 100_003, [], '2027-01-01');
  expect(outlook).toMatchObject({ evenCents: 20_001, nowCents: 20_001 });
  expect(outlook.planned.map(({ cents }) => cents)).toEqual([20_001, 40_001, 60_002, 80_002, 100_003]);
  const twice = { ...plan, targetDay: '2027-01-08' };
  expect(predictSavings(twice, 5, [], '2027-01-01').planned[0]?.cents).toBe(3);
});

it('is done when enough is saved, and asks for all of the rest when no pay day is left', () => {
  expect(predictSavings(plan, 100_000, [given('2027-01-01', 120_000)], '2027-01-09')).toMatchObject({
    nowCents: 0,
    behindCents: 0,
  });
  expect(predictSavings(plan, 100_000, [], '2027-02-01')).toMatchObject({
    nowCents: 100_000,
    behindCents: 100_000,
    nextPayDay: undefined,
  });
});

it('draws what was really saved, also what was taken out again', () => {
  const contributions = [given('2027-01-08', -500), given('2027-01-01', 1000), given('2027-01-01', 250)];
  expect(predictSavings(plan, 100, contributions, '2027-01-09').real).toEqual([
    { day: '2027-01-01', cents: 1250 },
    { day: '2027-01-08', cents: 750 },
  ]);
});

describe('payments on the way', () => {
  const fridays = { firstDay: '2026-12-04', targetDay: '2027-03-19', rhythm: 'week' as const };
  const cruise = { dueOn: '2027-01-08', cents: 729_635 };

  it('brings what is due first by its date, and the rest after it', () => {
    const outlook = predictSavings(fridays, 1_300_726, [], '2026-11-28', [cruise]);
    expect(outlook.steps).toEqual([
      { by: '2027-01-08', cents: 729_635, payDays: 6, eachCents: 121_606 },
      { by: '2027-03-19', cents: 1_300_726, payDays: 10, eachCents: 57_110 },
    ]);
    expect(outlook).toMatchObject({ nowCents: 121_606, evenCents: 121_606, payDaysLeft: 16 });
    expect(outlook.planned.filter(({ day }) => day === '2027-01-08' || day === '2027-03-19')).toEqual([
      { day: '2027-01-08', cents: 729_635 },
      { day: '2027-03-19', cents: 1_300_726 },
    ]);
  });

  it('adds payments up, and takes the one that asks for most as the pace', () => {
    const dues = [
      { dueOn: '2027-01-08', cents: 10_000 },
      { dueOn: '2026-12-18', cents: 60_000 },
    ];
    const steps = predictSavings(fridays, 160_000, [], '2026-12-01', dues).steps;
    expect(steps.map(({ by, cents, eachCents }) => [by, cents, eachCents])).toEqual([
      ['2026-12-18', 60_000, 20_000],
      ['2027-03-19', 160_000, 7_693],
    ]);
  });

  it('every pay day keeps every promise to the cent', () => {
    const dues = [cruise, { dueOn: '2027-02-12', cents: 244_912 }, { dueOn: '2026-12-11', cents: 5_001 }];
    const { planned } = predictSavings(fridays, 1_300_726, [], '2026-11-28', dues);
    const savedBy = (date: string) => planned.filter(({ day }) => day <= date).at(-1)?.cents ?? 0;
    expect(savedBy('2026-12-11')).toBeGreaterThanOrEqual(5_001);
    expect(savedBy('2027-01-08')).toBeGreaterThanOrEqual(734_636);
    expect(savedBy('2027-02-12')).toBeGreaterThanOrEqual(979_548);
    expect(savedBy('2027-03-19')).toBe(1_300_726);
  });

  it('says what is missing before the next pay day, and never asks for more than the target', () => {
    const soon = { dueOn: '2026-12-02', cents: 30_000 };
    const outlook = predictSavings(fridays, 50_000, [given('2026-11-20', 12_000)], '2026-12-01', [soon]);
    expect(outlook.short).toEqual({ dueOn: '2026-12-02', cents: 18_000 });
    const small = predictSavings(fridays, 50_000, [], '2026-12-01', [cruise]);
    expect(small.steps).toEqual([{ by: '2027-01-08', cents: 50_000, payDays: 6, eachCents: 8_334 }]);
  });
});
