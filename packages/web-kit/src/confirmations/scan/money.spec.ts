import { currencyCodes } from '@landsea/contracts/core';
import { scanMoney } from './money';

const amountsIn = (text: string): string[] =>
  scanMoney(text).map(({ cents, currency }) => `${cents} ${currency}`);

it.each([
  ['Total: $418.20', '41820 USD'],
  ['US$1,418.20', '141820 USD'],
  ['$1,418', '141800 USD'],
  ['USD 1,418.20', '141820 USD'],
  ['418.20 USD', '41820 USD'],
  ['CA$418.20', '41820 CAD'],
  ['C$418.20', '41820 CAD'],
  ['$418.20 CAD', '41820 CAD'],
  ['CAD $418.20', '41820 CAD'],
  ['418.20 CAD', '41820 CAD'],
  ['Total (CAD): $418.20', '41820 CAD'],
  ['A$418.20', '41820 AUD'],
  ['AU$418', '41800 AUD'],
  ['NZ$90.00', '9000 NZD'],
  ['MX$4,182.00', '418200 MXN'],
  ['4,182.00 MXN', '418200 MXN'],
  ['R$ 1.418,20', '141820 BRL'],
  ['€418,20', '41820 EUR'],
  ['€ 1.418,20', '141820 EUR'],
  ['1.418 €', '141800 EUR'],
  ['1 418,20 €', '141820 EUR'],
  ['418,20 EUR', '41820 EUR'],
  ['EUR 418.20', '41820 EUR'],
  ['418,- €', '41800 EUR'],
  ['£418.20', '41820 GBP'],
  ['¥12,800', '12800 JPY'],
  ['12,800円', '12800 JPY'],
  ['CHF 1’418.20', '141820 CHF'],
  ["CHF 1'418.20", '141820 CHF'],
  ['418.20 CHF', '41820 CHF'],
  ['KWD 12.500', '12500 KWD'],
  ['418.20 Canadian dollars', '41820 CAD'],
  ['Credit -$20.00', '-2000 USD'],
  ['Refund ($20.00)', '-2000 USD'],
  ['$20-$30', '2000 USD', '3000 USD'],
  ['All prices are in Canadian dollars. Total $418.20', '41820 CAD'],
  ['Amounts shown in CAD. Deposit $100.00, balance $318.20', '10000 CAD', '31820 CAD'],
])('reads %j', (text, ...right) => {
  expect(amountsIn(text)).toEqual(right);
});

it.each([
  'Total 418.20',
  'Room 418',
  '418.20 TTD',
  '$418.20 TTD',
  'NT$418.20',
  'Confirmation ABC 418',
  '2 adults, 1 child',
  'Flight DL 1418',
  '20% off',
  'kr 418,20',
])('reads no amount in %j: no currency, or one that we do not know', (text) => {
  expect(amountsIn(text)).toEqual([]);
});

it.each(currencyCodes)('never reads 75.00 %s as another currency', (currency) => {
  expect(scanMoney(`Total: 75.00 ${currency}`).map((each) => each.currency)).toEqual([currency]);
});

it('says where the amount stands', () => {
  const text = 'Total for everybody: CA$418.20, tax included';
  expect(scanMoney(text).map(({ start, end }) => text.slice(start, end))).toEqual(['CA$418.20']);
});
