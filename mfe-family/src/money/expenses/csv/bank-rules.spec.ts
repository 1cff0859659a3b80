import { readCsvRows } from '@landsea/web-kit/tables';
import { runDry } from './csv-import';
import { readExpenseTable, guessMapping } from './csv-mapping';
import { findMerchantCategory } from './known-merchants';

const days = { from: '2027-02-01', to: '2027-02-08' };
const run = (text: string, category?: 'photopass') => {
  const table = readExpenseTable(readCsvRows(text).rows);
  const mapping = guessMapping(table, { days, category });
  return { ...mapping, good: runDry(table, mapping, [], 'b0000000-0000-4000-8000-000000000001').good };
};

const twoWays = '01/02/2027';
it.each([
  [
    'Chase card',
    'Transaction Date,Post Date,Description,Category,Type,Amount',
    `${twoWays},${twoWays},Tea,,Sale,-3.00`,
  ],
  ['Chase', 'Details,Posting Date,Description,Amount,Type,Balance', `DEBIT,${twoWays},Tea,-3.00,ACH,1.00`],
  [
    'Capital One',
    'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
    `${twoWays},${twoWays},1234,Tea,,3.00,`,
  ],
  ['American Express', 'Date,Description,Card Member,Amount', `${twoWays},Tea,DANA,3.00`],
  ['Citi', 'Status,Date,Description,Debit,Credit', `Cleared,${twoWays},Tea,3.00,`],
  [
    'Apple Card',
    'Transaction Date,Clearing Date,Merchant,Category,Type,Amount (USD)',
    `${twoWays},${twoWays},Tea,,Purchase,3.00`,
  ],
])('reads the days of %s month first, and asks nothing', (name, header, row) => {
  const { program, areDatesSure, good } = run(`${header}\n${row}\n`);
  expect(program?.name).toBe(name);
  expect(areDatesSure).toBe(true);
  expect(good.map(({ day }) => day)).toEqual(['2027-01-02']);
});

it('decides by the days of a file that a program cannot have written', () => {
  const { areDatesSure, good } = run('Status,Date,Description,Debit,Credit\nCleared,14/02/2027,Tea,3.00,\n');
  expect(areDatesSure).toBe(true);
  expect(good.map(({ day }) => day)).toEqual(['2027-02-14']);
});

it.each([
  ['DISNEY CRUISE LINE 800-951-3532', 'cruise-fare'],
  ['ROYAL CARIBBEAN CRUISES', 'cruise-fare'],
  ['WDW TICKETS', 'park-tickets'],
  ['DELTA AIR LINES 0062341', 'transportation'],
  ['SOUTHWEST AIRLINES', 'transportation'],
  ['HAMPTON INN ORLANDO', 'resort-stay'],
  ['CORNER STORE', undefined],
])('knows where %s belongs', (what, category) => expect(findMerchantCategory(what)).toBe(category));

it('lets a known merchant beat the category of a bank, but not a meal or a category of ours', () => {
  const { good } = run(`Date,Description,Category,Amount
2027-02-01,DISNEY CRUISE LINE,Travel,900.00
2027-02-02,HILTON LOBBY BAR,Food & Drink,12.00
2027-02-03,HAMPTON INN,Misc,150.00
2027-02-04,CITY SIGHTS,Travel,20.00`);
  expect(good.map(({ category }) => category)).toEqual(['cruise-fare', 'dining', 'misc', 'transportation']);
});
