import { completeChange, listConflictingFields, isDone, completeRules, omitFields } from './row-rules';

interface Expense {
  id: string;
  version: number;
  what?: string | undefined;
  amount: number;
  currency: string;
}
type Change = Partial<Omit<Expense, 'id' | 'version'>>;

const rules = completeRules<Expense, Change>({ together: [['amount', 'currency']] });
const seen: Expense = { id: 'a', version: 1, what: 'Lunch', amount: 100, currency: 'USD' };

describe('conflicting fields', () => {
  it('are none when the other person changed another field', () => {
    expect(listConflictingFields(rules, seen, { ...seen, what: 'Dinner' }, { amount: 200 })).toEqual([]);
  });

  it('are none when both wrote the same', () => {
    expect(listConflictingFields(rules, seen, { ...seen, what: 'Dinner' }, { what: 'Dinner' })).toEqual([]);
  });

  it('are those that both changed', () => {
    expect(
      listConflictingFields(rules, seen, { ...seen, what: 'Dinner' }, { what: 'Tea', amount: 1 }),
    ).toEqual(['what']);
  });

  it('conflict together when they mean something only together', () => {
    expect(listConflictingFields(rules, seen, { ...seen, currency: 'EUR' }, { amount: 200 })).toEqual([
      'amount',
    ]);
  });

  it('take a missing field for an empty one', () => {
    const empty: Expense = { ...seen, what: undefined };
    expect(listConflictingFields(rules, seen, empty, { what: '', amount: 3 })).toEqual([]);
    expect(listConflictingFields(rules, empty, { ...empty, what: 'Tea' }, { what: 'Lunch' })).toEqual([
      'what',
    ]);
  });
});

it('a change takes along what belongs to it and was changed by somebody else, as it was seen', () => {
  const theirs = { ...seen, amount: 900, currency: 'EUR' };
  expect(completeChange(rules, seen, theirs, { amount: 15 })).toEqual({ amount: 15, currency: 'USD' });
  expect(completeChange(rules, seen, theirs, { what: 'Tea' })).toEqual({ what: 'Tea' });
});

it('a change is done when the row says all of it', () => {
  expect(isDone(rules, seen, { amount: 100, what: undefined })).toBe(true);
  expect(isDone(rules, seen, { amount: 100, what: 'Tea' })).toBe(false);
});

it('the rest of a change is what does not conflict', () => {
  expect(omitFields<Change>({ what: 'Tea', amount: 3 }, ['what'])).toEqual({ amount: 3 });
});
