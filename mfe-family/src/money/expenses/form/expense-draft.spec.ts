import type { Expense } from '@landsea/contracts/money';
import { anExpense } from '../../../testing/trip-fixtures';
import { newDraft, readDraft } from './expense-draft';
import { firstSharers } from './people-of';

it.each([
  ['12 €', 'To pay in EUR, choose it as the currency'],
  ['¥500', 'To pay in JPY or CNY, choose it as the currency'],
  ['THB 100', 'Landsea does not know this currency: enter what it was in US dollars'],
  ['50¢', 'Enter an amount like 12.50'],
])('an amount of %s is not taken for dollars', (amount, problem) => {
  const draft = { ...newDraft(undefined, ['Robin'], '2027-03-14'), what: 'Tea', amount };
  expect(readDraft(draft, ['Robin']).errors).toEqual({ amount: problem });
});

it('shares a new expense with those of the last one, while all of them may pay', () => {
  const splitAfter = (shares: Expense['shares'], payers = ['Robin', 'Alex']) =>
    newDraft(anExpense({ shares }), payers, '2027-03-14').split;
  const equally = { how: 'equally' as const, people: ['Robin', 'Alex'] };
  expect(splitAfter(equally)).toMatchObject(equally);
  expect(splitAfter(equally, ['Robin']).how).toBe('none');
  expect(splitAfter(null).how).toBe('none');
  expect(splitAfter({ how: 'exact', parts: [{ person: 'Robin', cents: 500 }] }).how).toBe('none');
});

it('shares the first expense among the adults, and none where only one travels', () => {
  const party = (...ages: number[]) => ages.map((age, index) => ({ name: `P${String(index)}`, age }));
  const first = (...ages: number[]) =>
    newDraft(undefined, ['P0', 'P1', 'P2'], '2027-03-14', firstSharers(party(...ages), '2027-03-14')).split;
  expect(first(38, 36, 8)).toMatchObject({ how: 'equally', people: ['P0', 'P1'] });
  expect(first(38, 8).how).toBe('none');
  const unshared = anExpense({ shares: null });
  expect(newDraft(unshared, ['P0', 'P1'], '2027-03-14', ['P0', 'P1']).split.how).toBe('none');
});
