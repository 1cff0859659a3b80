import type { Expense } from '@landsea/contracts/money';
import { anExpense } from '../../../testing/trip-fixtures';
import { toExpenseDraft, makeDraft, readDraft } from './expense-draft';
import { listFirstSharers, listPayersFor } from './people-of';

it.each([
  ['12 €', 'To pay in EUR, choose it as the currency'],
  ['¥500', 'To pay in JPY or CNY, choose it as the currency'],
  ['THB 100', 'Landsea does not know this currency: enter what it was in US dollars'],
  ['50¢', 'Enter an amount like 12.50'],
])('an amount of %s is not taken for dollars', (amount, problem) => {
  const draft = { ...makeDraft(undefined, ['Robin'], '2027-03-14'), what: 'Tea', amount };
  expect(readDraft(draft, ['Robin']).errors).toEqual({ amount: problem });
});

it('shares a new expense with those of the last one, while all of them may pay', () => {
  const splitAfter = (shares: Expense['shares'], payers = ['Robin', 'Alex']) =>
    makeDraft(anExpense({ shares }), payers, '2027-03-14').split;
  const equally = { how: 'equally' as const, people: ['Robin', 'Alex'] };
  expect(splitAfter(equally)).toMatchObject(equally);
  expect(splitAfter(equally, ['Robin']).how).toBe('none');
  expect(splitAfter(null).how).toBe('none');
  expect(splitAfter({ how: 'exact', parts: [{ person: 'Robin', cents: 500 }] }).how).toBe('none');
});

it('shares the first expense among the adults, and none where only one travels', () => {
  const party = (...ages: number[]) => ages.map((age, index) => ({ name: `P${index}`, age }));
  const first = (...ages: number[]) =>
    makeDraft(undefined, ['P0', 'P1', 'P2'], '2027-03-14', listFirstSharers(party(...ages), '2027-03-14'))
      .split;
  expect(first(38, 36, 8)).toMatchObject({ how: 'equally', people: ['P0', 'P1'] });
  expect(first(38, 8).how).toBe('none');
  const unshared = anExpense({ shares: null });
  expect(makeDraft(unshared, ['P0', 'P1'], '2027-03-14', ['P0', 'P1']).split.how).toBe('none');
});

describe('who paid', () => {
  const party = [
    { id: 'p0', name: 'Dana', age: 36 },
    { id: 'p1', name: 'Ruth', age: 68 },
    { id: 'p2', name: 'Emma', age: 9 },
  ];

  it('is whoever enters it, never whoever comes first in the list or paid last', () => {
    const last = anExpense({ paidBy: 'p0' });
    expect(makeDraft(last, ['p0', 'p1'], '2027-03-14', [], 'p1').paidBy).toBe('p1');
    const unknown = { ...makeDraft(last, ['p0', 'p1'], '2027-03-14'), amount: '5' };
    expect(unknown.paidBy).toBe('');
    expect(readDraft(unknown, ['p0', 'p1'], true).errors).toEqual({ paidBy: 'Who paid?' });
    expect(readDraft(unknown, ['p0', 'p1']).fields?.paidBy).toBeNull();
  });

  it('is no child, but for what a child has paid already', () => {
    expect(listPayersFor(party, '2027-03-14').map(({ name }) => name)).toEqual(['Dana', 'Ruth']);
    expect(listPayersFor(party, '2027-03-14', { paidBy: 'p2' }).map(({ name }) => name)).toEqual([
      'Dana',
      'Ruth',
      'Emma',
    ]);
  });
});

it('needs no name where a category is set', () => {
  const draft = { ...makeDraft(undefined, ['Robin'], '2027-03-14'), amount: '12.50' };
  expect(readDraft(draft, ['Robin']).fields).toMatchObject({ what: 'Dining', amountCents: 1250 });
});

it('reads a refund as money that came back, and opens it again as one', () => {
  const split = { how: 'exact' as const, people: [], parts: {}, exact: { Robin: '30', Alex: '20' } };
  const draft = {
    ...makeDraft(undefined, ['Robin', 'Alex'], '2027-03-14', [], 'Robin'),
    amount: '50',
    split,
  };
  const { fields } = readDraft({ ...draft, isRefund: true }, ['Robin', 'Alex']);
  expect(fields).toMatchObject({ what: 'Refund', amountCents: -5000 });
  expect(fields?.shares).toEqual({
    how: 'exact',
    parts: [
      { person: 'Robin', cents: -3000 },
      { person: 'Alex', cents: -2000 },
    ],
  });
  const again = toExpenseDraft(
    anExpense({ ...fields, original: { currency: 'EUR', amountMinor: 4600, rate: '1.0869565' } }),
  );
  expect(again).toMatchObject({ amount: '46.00', isRefund: true, split: { exact: { Robin: '30.00' } } });
});
