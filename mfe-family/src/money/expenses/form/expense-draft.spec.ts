import type { Expense } from '@landsea/contracts/money';
import { anExpense, lineId } from '../../../testing/trip-fixtures';
import { draftOf, newDraft, readDraft, rebased } from './expense-draft';
import type { ExpenseDraft } from './expense-draft';

describe('an edit on top of what somebody else saved', () => {
  const seen = anExpense({ category: 'dining', amountCents: 1200 });
  const on = (typed: Partial<ExpenseDraft>, saved: Partial<Expense>) =>
    rebased({ ...draftOf(seen), ...typed }, seen, { ...seen, version: 2, ...saved });

  it('keeps the currency in which its amount was typed', () => {
    const original = { currency: 'EUR', amountMinor: 2000, rate: '1.1' } as const;
    const euros = { amountCents: 2200, original };
    expect(on({ amount: '15' }, euros)).toMatchObject({ amount: '15', currency: 'USD', rate: '' });
    expect(on({ what: 'Ice' }, euros)).toMatchObject({ what: 'Ice', amount: '20.00', currency: 'EUR' });
  });

  it('pays no line of the category that it had before', () => {
    const saved = { lineId: lineId(1) };
    expect(on({ category: 'misc' }, saved)).toMatchObject({ category: 'misc', lineId: '' });
    expect(on({ what: 'Ice' }, saved)).toMatchObject({ category: 'dining', lineId: lineId(1) });
  });
});

it.each([
  ['12 €', 'To pay in EUR, choose it as the currency'],
  ['¥500', 'To pay in JPY or CNY, choose it as the currency'],
  ['THB 100', 'Landsea does not know this currency: enter what it was in US dollars'],
  ['50¢', 'Enter an amount like 12.50'],
])('an amount of %s is not taken for dollars', (amount, problem) => {
  const draft = { ...newDraft(undefined, ['Robin'], '2027-03-14'), what: 'Tea', amount };
  expect(readDraft(draft, ['Robin']).errors).toEqual({ amount: problem });
});
