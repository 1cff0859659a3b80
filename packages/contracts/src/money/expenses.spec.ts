import { getUsdCents } from '../core/currencies.js';
import { CreateExpense, nameExpense } from './expenses.js';
import { listRepeatingDays, repeatProblem } from './repeating-days.js';

const expense = {
  id: 'c0000000-0000-4000-8000-000000000001',
  category: 'dining',
  what: 'Churros',
  amountCents: 1250,
  day: '2027-03-14',
};
const problems = (change: object): string[] =>
  (CreateExpense.safeParse({ ...expense, ...change }).error?.issues ?? []).map(({ message }) => message);

describe('an amount in another currency', () => {
  it.each([
    ['EUR', 10_000, '1.0842', 10_842],
    ['EUR', 1, '0.5', 1],
    ['EUR', 1, '0.4999999999', 0],
    ['JPY', 1250, '0.0068', 850],
    ['KWD', 1_000, '3.25', 325],
    ['MXN', 100_000_000_000, '0.0583333333', 5_833_333_330],
  ] as const)('%s %d at %s is %d cents, rounded half up once', (currency, amountMinor, rate, cents) => {
    expect(getUsdCents({ currency, amountMinor, rate })).toBe(cents);
  });
});

describe('a repetition', () => {
  it.each([
    ['week', '2027-03-01', '2027-03-22', ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22']],
    ['month', '2027-01-31', '2027-04-30', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['two-weeks', '2027-03-01', '2027-03-14', ['2027-03-01']],
    ['two-weeks', '2027-03-01', '2027-03-15', ['2027-03-01', '2027-03-15']],
  ] as const)('every %s from %s until %s', (every, first, until, days) => {
    expect(listRepeatingDays(first, { every, until })).toEqual(days);
  });

  it('ends after its beginning and in time', () => {
    expect(repeatProblem('2027-03-02', { every: 'day', until: '2027-03-01' })).toContain('before');
    expect(repeatProblem('2027-01-01', { every: 'day', until: '2027-04-30' })).toBeUndefined();
    expect(repeatProblem('2027-01-01', { every: 'day', until: '2027-05-01' })).toContain('120');
  });
});

describe('a new expense', () => {
  it('needs four things and takes no others', () => {
    expect(CreateExpense.parse(expense)).toEqual(expense);
    expect(problems({ surprise: 1 })).toHaveLength(1);
  });

  it.each([
    [{ amountCents: 0 }, 'Enter an amount over zero'],
    [{ day: '2027-02-30' }, 'Enter a date of the calendar, as YYYY-MM-DD'],
    [{ original: { currency: 'EUR', amountMinor: 1000, rate: '0' } }, 'The rate must be over zero'],
    [
      { original: { currency: 'EUR', amountMinor: 1000, rate: '1.1' } },
      'The amount does not fit the currency and its rate',
    ],
    [{ shares: { how: 'equally', people: ['Ana'] } }, 'Say who paid, so that it can be shared'],
    [{ repeat: { every: 'week', until: '2027-01-01' } }, 'The last day comes before the first'],
  ])('%j is refused: %s', (change, message) => {
    expect(problems(change)).toEqual([message]);
  });
});

describe('a refund', () => {
  it('is an expense below zero, in any currency and shared like one', () => {
    expect(problems({ amountCents: -5000 })).toEqual([]);
    expect(
      problems({ amountCents: -1084, original: { currency: 'EUR', amountMinor: 1000, rate: '1.0842' } }),
    ).toEqual([]);
    const exact = (cents: number[]) => ({
      amountCents: -5000,
      paidBy: 'Ana',
      shares: {
        how: 'exact',
        parts: cents.map((each, index) => ({ person: `P${index}`, cents: each })),
      },
    });
    expect(problems(exact([-3000, -2000]))).toEqual([]);
    expect(problems(exact([-6000, 1000]))).toEqual(['Each part of a refund is below zero']);
    expect(problems(exact([-3000, -1000]))).toEqual([
      'The parts add up to -$40.00, the expense is -$50.00: $10.00 is missing',
    ]);
  });

  it('is called a refund where nobody named it; an expense is called by its category', () => {
    expect(nameExpense({ what: '', category: 'dining', amountCents: -1 }).what).toBe('Refund');
    expect(nameExpense({ what: '', category: 'dining', amountCents: 1 }).what).toBe('Dining');
    expect(nameExpense({ what: 'Churros', category: 'dining', amountCents: 1 }).what).toBe('Churros');
  });
});
