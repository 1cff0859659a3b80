import { newDraft, readDraft } from './expense-draft';

it.each([
  ['12 €', 'To pay in EUR, choose it as the currency'],
  ['¥500', 'To pay in JPY or CNY, choose it as the currency'],
  ['THB 100', 'Landsea does not know this currency: enter what it was in US dollars'],
  ['50¢', 'Enter an amount like 12.50'],
])('an amount of %s is not taken for dollars', (amount, problem) => {
  const draft = { ...newDraft(undefined, ['Robin'], '2027-03-14'), what: 'Tea', amount };
  expect(readDraft(draft, ['Robin']).errors).toEqual({ amount: problem });
});
