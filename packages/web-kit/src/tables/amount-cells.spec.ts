import { findDecimalMark, isAmountCell, pickSpentSign, splitSign } from './amount-cells';

it.each([
  ['-12.50', '12.50'],
  ['- 12.50', '12.50'],
  ['−12.50', '12.50'],
  ['–12.50', '12.50'],
  ['—12.50', '12.50'],
  ['‑12.50', '12.50'],
  ['－12.50', '12.50'],
  ['$-12.50', '$12.50'],
  ['-$12.50', '$12.50'],
  ['- $12.50', '$12.50'],
  ['$(12.50)', '$12.50'],
  ['$ (12.50)', '$ 12.50'],
  ['($12.50)', '$12.50'],
  ['(12.50) USD', '12.50 USD'],
  ['( 12.50 )', '12.50'],
  ['(-12.50)', '12.50'],
  ['USD -12.50', 'USD 12.50'],
  ['USD –12.50', 'USD 12.50'],
  ['12.50-', '12.50'],
  ['12,50- €', '12,50 €'],
  ['12,50 € -', '12,50 €'],
  ['-1.240,50 €', '1.240,50 €'],
  ['12.50 CR', '12.50'],
])('finds %s below zero', (text, amount) => {
  expect(splitSign(text)).toEqual({ amount, sign: '-' });
});

it.each([
  ['12.50', '12.50'],
  ['+12.50', '12.50'],
  ['$+12.50', '$12.50'],
  ['USD 12.50', 'USD 12.50'],
  ['12.50 DR', '12.50'],
  [' 12.50 ', '12.50'],
  ['', ''],
])('finds %s above zero', (text, amount) => {
  expect(splitSign(text)).toEqual({ amount, sign: '+' });
});

it('knows amounts from words, dates and numbers of phones', () => {
  const amounts = ['12.50', '$1,240.50', '1.240,50 €', 'CA$12', '(3.00)', 'USD -4', '0', '1’240.50'];
  expect(amounts.filter((text) => !isAmountCell(text))).toEqual([]);
  const others = ['', 'Debit', '12/05/2026', 'Gate 12 closes', '+1 407 555-0123', 'POS1234X99', '*'];
  expect(others.filter(isAmountCell)).toEqual([]);
});

it('takes a comma for the mark of decimals where more cells end so', () => {
  expect(findDecimalMark(['1.240,50', '3,5', '12.00'])).toBe(',');
  expect(findDecimalMark(['1,240.50', '3', '1,240'])).toBe('.');
});

it('takes the sign of most amounts for money spent', () => {
  const cells = (...amounts: string[]) => amounts.map((amount) => ({ amount, day: '2027-03-14' }));
  expect(pickSpentSign(cells('$(1.00)', '$ (2.00)', '$40.00'))).toBe('-');
  expect(pickSpentSign(cells('1.00', '2.00', '-40.00'))).toBe('+');
});
