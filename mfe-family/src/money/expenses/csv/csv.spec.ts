import { CreateExpense, Expense } from '@landsea/contracts/money';
import { toMinorUnits } from '../form/amount-text';
import { readCsvRows } from '@landsea/web-kit/tables';
import { makeExpensesCsv } from './csv-export';
import { runDry } from './csv-import';
import { readExpenseTable, guessMapping } from './csv-mapping';

const payers = [
  { ref: 'p1', name: 'Robin' },
  { ref: 'p2', name: 'Sam Ó Briain' },
];
const tripId = 'b0000000-0000-4000-8000-000000000001';
const run = (text: string) => {
  const table = readExpenseTable(readCsvRows(text).rows);
  return runDry(table, guessMapping(table), payers, tripId);
};
const anExpense = (change: object): Expense =>
  Expense.parse({
    id: 'c0000000-0000-4000-8000-000000000001',
    category: 'dining',
    what: 'Lunch',
    amountCents: 1250,
    original: null,
    day: '2027-03-14',
    paidBy: 'p1',
    shares: null,
    lineId: null,
    note: null,
    seriesId: null,
    receipt: null,
    version: 1,
    updatedAt: '2027-03-14T12:00:00Z',
    ...change,
  });

it.each([
  ['1,240.50', '.', 124_050],
  ['$1240.5', '.', 124_050],
  ['1.240,50 $', ',', 124_050],
  ['12,5', ',', 1250],
  ['1’240.50', '.', 124_050],
  ['.5', '.', 50],
  ['12.345', '.', undefined],
  ['12,50', '.', undefined],
  ['=1+1', '.', undefined],
  ['-5', '.', undefined],
  ['', '.', undefined],
  ['1e9', '.', undefined],
  ['$12.00 USD', '.', 1200],
  ['50¢', '.', undefined],
  ['DM 5', '.', undefined],
  ['C$5', '.', undefined],
  ['€5 USD', '.', undefined],
] as const)('reads %s with %s as %s', (text, mark, cents) => {
  expect(toMinorUnits(text, 'USD', mark)).toBe(cents);
});

it('reads a German bank’s table: semicolons, quotes with line ends, commas in amounts', () => {
  const { good, bad } = run(
    '\uFEFFBuchungstag;Verwendungszweck;Betrag;Kategorie\r\n14.03.2027;"Eis; ""groß""\nam See";1.012,50;Snacks & Sips\r\n\r\n15.03.2027;Parken;30,00;\r\n',
  );
  expect(bad).toEqual([]);
  expect(good).toMatchObject([
    { day: '2027-03-14', what: 'Eis; "groß"\nam See', amountCents: 101_250, category: 'snacks-sips' },
    { day: '2027-03-15', what: 'Parken', amountCents: 3000, category: 'misc' },
  ]);
});

it('names each bad row by its line, and imports none of them', () => {
  const { good, bad } = run(
    [
      'Date,What,Amount,Category,Paid by,Currency,Rate',
      '2027-03-14,Fine,1.00,,,,',
      'yesterday,No date,1.00,,,,',
      '2027-03-14,"No, amount\nat all",free,,,,',
      '2027-03-14,Refund,-5.00,,,,',
      '2027-03-14,,5.00,,,,',
      '2027-03-14,Souvenirs,5.00,Toys,,,',
      '2027-03-14,Taxi,5.00,,Uncle Joe,,',
      '2027-03-14,Bus,5.00,,,EUR,',
      '2027-03-14,Boat,5.00,,,XYZ,1',
      '2027-03-14,Nothing,0.00,,,,',
    ].join('\r\n'),
  );
  expect(good.map(({ what, category }) => [what, category])).toEqual([
    ['Fine', 'misc'],
    ['Misc', 'misc'],
    ['Souvenirs', 'misc'],
  ]);
  expect(bad.map(({ line }) => line)).toEqual([3, 4, 6, 9, 10, 11, 12]);
  expect(bad[0]?.problem).toBe('“yesterday” isn’t a date in the format chosen below');
  expect(bad.every(({ problem }) => problem.length > 15)).toBe(true);
});

it('takes what a bank writes below zero as spent, and leaves out what came in', () => {
  const amounts = ['-12.50', '"-$1,012.50"', '$-3.00', '(4.00)', '−2.00', '1.50-', '900.00'];
  const rows = amounts.map((amount, index) => `2027-03-1${index},Row ${index},${amount}\n`);
  const { good, bad } = run(`Date,Description,Amount\n${rows.join('')}`);
  expect(good.map(({ amountCents }) => amountCents)).toEqual([1250, 101_250, 300, 400, 200, 150]);
  expect(bad).toEqual([
    {
      line: 8,
      problem: '“900.00” is money that came in, so it isn’t an expense. If it’s a refund, add it by hand',
    },
  ]);
});

it('takes the sign from what left the account, not from what it was abroad', () => {
  const { good, bad } = run(
    [
      'Date,What,Amount,Currency,Original amount,Rate',
      '2027-03-14,Ice,-13.75,EUR,12.50,1.1',
      '2027-03-15,Bread,-5.50,EUR,-5.00,1.1',
      '2027-03-16,Back,11.00,EUR,10.00,1.1',
      '2027-03-17,Tea,-3.00,USD,,',
    ].join('\n'),
  );
  expect(good.map(({ amountCents }) => amountCents)).toEqual([1375, 550, 300]);
  expect(bad).toEqual([
    {
      line: 4,
      problem: '“11.00” is money that came in, so it isn’t an expense. If it’s a refund, add it by hand',
    },
  ]);
});

it.each([
  ['12.50 €', '', '1.1', { amountCents: 1375, original: { currency: 'EUR', amountMinor: 1250 } }],
  ['C$10', '', '0.7', { amountCents: 700, original: { currency: 'CAD' } }],
  ['¥500', 'JPY', '0.0068', { amountCents: 340, original: { currency: 'JPY', amountMinor: 500 } }],
  ['£3', '', '', 'An amount in GBP needs its rate, like 1.0842: type it in below'],
  ['THB 100', '', '', '“THB 100” isn’t a currency Landsea knows: use a code like EUR'],
  ['¥500', '', '', '“¥500” can be JPY or CNY: add a column with the currency'],
  ['50¢', '', '', '“50¢” isn’t a US dollar amount in the format chosen below'],
  ['€5', 'USD', '', '“€5” isn’t a US dollar amount in the format chosen below'],
  ['£5', 'EUR', '1.1', '“£5” isn’t an amount in EUR'],
])('takes %s with “%s” as its currency for no dollars', (amount, currency, rate, expected) => {
  const { good, bad } = run(`Date,What,Amount,Currency,Rate\n2027-03-14,Ice,${amount},${currency},${rate}\n`);
  if (typeof expected === 'string') expect(bad).toEqual([{ line: 2, problem: expected }]);
  else expect(good).toMatchObject([expected]);
});

it('gives the same rows the same ids, and equal rows of one file different ones', () => {
  const text = 'Date,What,Amount\n2027-03-14,Bars,5.00\n2027-03-14,Bars,5.00\n2027-03-15,Bars,5.00\n';
  const ids = run(text).good.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(
    run(text.replace('Bars,5.00\n2027-03-15', 'Bars,5.00\n2027-03-13,New,1\n2027-03-15')).good.map(
      ({ id }) => id,
    ),
  ).toEqual(expect.arrayContaining(ids));
});

it('gives ids enough apart for a very long list', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `2027-03-14,Row ${index},${index + 1}.00`);
  const { good, bad } = run(`Date,What,Amount\n${lines.join('\n')}`);
  expect(bad).toEqual([]);
  expect(new Set(good.map(({ id }) => id)).size).toBe(2000);
});

it('writes no cell that a table program would run, and reads its own table back', () => {
  const nasty = ['＝1+1', '=1+1', '+SUM(A1)', '-2', '@import', '\tx', '\rx', "'quoted", 'plain; "q", \nend'];
  const expenses = nasty.map((what, index) =>
    anExpense({ what, amountCents: 100 + index, note: index === 1 ? '=cmd|calc' : null, paidBy: 'p2' }),
  );
  const euros = { currency: 'EUR', amountMinor: 1000, rate: '1.0842' };
  const all = [...expenses, anExpense({ what: 'Hotel', amountCents: 1084, original: euros })];
  const csv = makeExpensesCsv(all, (ref) => payers.find((payer) => payer.ref === ref)?.name ?? '');
  const cells = readCsvRows(csv).rows.flatMap((row) => row.cells);
  expect(cells.filter((cell) => /^[=＝+\-@\t\r]/.test(cell))).toEqual([]);
  const { good, bad } = run(csv);
  expect(bad).toEqual([]);
  expect(good.map(({ what }) => what).reverse()).toEqual([
    ...['＝1+1', '=1+1', '+SUM(A1)', '-2', '@import', 'x', 'x', "'quoted", 'plain; "q", \nend'],
    'Hotel',
  ]);
  expect(good.at(-2)).toMatchObject({ note: '=cmd|calc', paidBy: 'p2' });
  expect(CreateExpense.parse(good[0]).original).toEqual(euros);
});

describe('a tie of charges and refunds', () => {
  it.each([
    ['2027-03-14,Hotel,-250.00\n2027-03-20,Hotel refund,250.00', ['Hotel']],
    ['2027-03-20,Hotel refund,250.00\n2027-03-14,Hotel,-250.00', ['Hotel']],
    ['2027-03-14,Hotel,250.00\n2027-03-20,Hotel refund,-250.00', ['Hotel']],
    ['2027-03-14,Hotel refund,250.00\n2027-03-14,Hotel,-250.00', ['Hotel']],
    ['2027-03-14,Tea,1.00\n2027-03-15,Cake,2.00', ['Tea', 'Cake']],
  ])('imports what was spent of %j', (rows, spent) => {
    expect(run(`Date,What,Amount\n${rows}\n`).good.map(({ what }) => what)).toEqual(spent);
  });
});

it('keeps the order of a day, whichever way the file goes', () => {
  const [one, two, three] = ['2027-03-14,First,1', '2027-03-14,Second,1', '2027-03-15,Third,1'];
  const namesOf = (...rows: string[]) =>
    run(`Date,What,Amount\n${rows.join('\n')}\n`).good.map(({ what }) => what);
  expect(namesOf(one, two, three)).toEqual(['First', 'Second', 'Third']);
  expect(namesOf(three, two, one)).toEqual(['First', 'Second', 'Third']);
  expect(namesOf(one, two)).toEqual(['First', 'Second']);
});

it.each([
  ['Robin; Nobody', '“Nobody” isn’t in this trip’s party'],
  ['Robin: half', '“Robin: half” does not say who shares it: write “Robin; Sam”'],
  ['Robin: 2 parts; Sam Ó Briain: $3.00', /does not say who shares it/],
  ['Robin: $1.00; Sam Ó Briain: $3.00', /^The parts add up to \$4\.00/],
  ['Robin; Robin', /twice/],
])('names a row whose shares are %s', (shares, problem) => {
  const { good, bad } = run(`Date,What,Amount,Paid by,Shared by\n2027-03-14,Tea,5.00,Robin,"${shares}"\n`);
  expect(good).toEqual([]);
  expect(bad).toEqual([
    { line: 2, problem: typeof problem === 'string' ? problem : expect.stringMatching(problem) },
  ]);
});
