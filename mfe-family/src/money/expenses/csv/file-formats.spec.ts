import { readCsvRows } from '@landsea/web-kit/tables';
import { runDry } from './csv-import';
import { readExpenseTable, guessMapping, type CsvMapping } from './csv-mapping';

const days = { from: '2027-03-12', to: '2027-03-19' };
const payers = [
  { ref: 'p1', name: 'Ana' },
  { ref: 'p2', name: 'Ben' },
  { ref: 'p3', name: 'Cleo' },
];
const run = (text: string, change: Partial<CsvMapping> = {}) => {
  const table = readExpenseTable(readCsvRows(text).rows);
  const mapping = guessMapping(table, { days });
  const read = runDry(table, { ...mapping, ...change }, payers, 'b0000000-0000-4000-8000-000000000001');
  return {
    rows: read.good.map(({ day, amountCents, what }) => `${day} ${amountCents} ${what}`),
    mapping,
    ...read,
  };
};

/** Each file has the same two rows: an ice cream on March 13 and a dinner on March 15. */
const both = ['2027-03-13 650 Ice cream', '2027-03-15 8425 Dinner'];
const files: Record<string, string> = {
  'years of two digits, month first': `Date,Description,Amount
03/13/27,Ice cream,6.50
03/15/27,Dinner,84.25`,
  'years of two digits with dots and commas': `Datum;Text;Betrag
13.03.27;Ice cream;6,50
15.03.27;Dinner;84,25`,
  'years of two digits in front': `Date,Item,Price
27-03-13,Ice cream,6.50
27-03-15,Dinner,84.25`,
  'dates without a year': `Date,Description,Amount
13 Mar,Ice cream,6.50
15 Mar,Dinner,84.25`,
  'dates in one number': `Date|Description|Amount
20270313|Ice cream|6.50
20270315|Dinner|84.25`,
  'names of months in Spanish': `Fecha;Concepto;Importe
13 mar. 2027;Ice cream;-6,50
15 mar. 2027;Dinner;-84,25`,
  'brackets behind the dollar': `Date,Description,Amount
3/13/2027,Ice cream,$(6.50)
3/15/2027,Dinner,$ (84.25)
3/16/2027,Hotel gave back,$20.00`,
  'a long dash': `Date,Description,Amount
3/13/2027,Ice cream,—6.50
3/15/2027,Dinner,—84.25
3/16/2027,Hotel gave back,20.00`,
  'a code and a sign': `Date,Description,Amount
3/13/2027,Ice cream,USD -6.50
3/15/2027,Dinner,-84.25 USD
3/16/2027,Hotel gave back,USD 20.00`,
  'CR behind what came in': `Date,Description,Amount
3/13/2027,Ice cream,6.50
3/15/2027,Dinner,84.25
3/16/2027,Payment received,120.00 CR`,
  'a plus before what came in': `Date,Description,Amount
3/13/2027,Ice cream,-6.50
3/15/2027,Dinner,-84.25
3/16/2027,Payment received,+120.00`,
  'withdrawals and deposits': `Date,Narrative,Withdrawals,Deposits,Balance
13/03/2027,Ice cream,6.50,,993.50
14/03/2027,Salary,,500.00,1493.50
15/03/2027,Dinner,84.25,0.00,1409.25`,
  'money out and in with signs': `Date,Description,Money Out,Money In
13/03/2027,Ice cream,-6.50,
15/03/2027,Dinner,-84.25,
16/03/2027,Gift,,30.00`,
  'outflow and inflow': `"Account","Date","Payee","Memo","Outflow","Inflow"
"Card","03/13/2027","Ice cream","",$6.50,$0.00
"Card","03/15/2027","Dinner","",$84.25,$0.00
"Card","03/16/2027","Gift","",$0.00,$30.00`,
  'words of debit and credit': `Date,Description,Amount,Transaction Type
3/13/2027,Ice cream,6.50,debit
3/15/2027,Dinner,84.25,debit
3/16/2027,Gift,30.00,credit`,
  'Af and Bij': `"Datum";"Naam / Omschrijving";"Rekening";"Af Bij";"Bedrag (USD)"
"20270313";"Ice cream";"NL01";"Af";"6,50"
"20270315";"Dinner";"NL01";"Af";"84,25"
"20270316";"Gift";"NL01";"Bij";"30,00"`,
  'lines above and balances among the rows': `Account ending in 1234
Statement period,03/01/2027,03/31/2027

Date,Description,Amount,Running Bal.
03/12/2027,Beginning balance as of 03/12/2027,,"1,000.00"
03/13/2027,Ice cream,-6.50,993.50
03/15/2027,Dinner,-84.25,909.25

Total,,-90.75,`,
  'a line above in another separator': `sep=;
Umsatzliste vom 1.3.2027, Konto 1234
Buchungstag;Wertstellung;Verwendungszweck;Betrag
13.03.2027;14.03.2027;Ice cream;-6,50
15.03.2027;16.03.2027;Dinner;-84,25`,
  'no headings': `"03/13/2027","-6.50","*","","Ice cream"
"03/15/2027","-84.25","*","","Dinner"`,
  'no headings, out and in': `03/13/2027,Ice cream,6.50,,993.50
03/14/2027,Gift,,30.00,1023.50
03/15/2027,Dinner,84.25,,939.25`,
  'headings in a language that nobody knows': `Dátum;Leírás;Összeg
2027.03.13;Ice cream;-6,50
2027.03.15;Dinner;-84,25`,
  'days first, as only the trip says': `Date;Description;Amount
13/03/2027;Ice cream;6.50
15/03/2027;Dinner;84.25`,
  'a card of Chase': `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
03/13/2027,03/14/2027,Ice cream,Food & Drink,Sale,-6.50,
03/15/2027,03/16/2027,Dinner,Food & Drink,Sale,-84.25,
03/16/2027,03/17/2027,Payment Thank You-Mobile,,Payment,200.00,`,
  'an account of Chase': `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,03/13/2027,Ice cream,-6.50,DEBIT_CARD,993.50,
DEBIT,03/15/2027,Dinner,-84.25,DEBIT_CARD,909.25,
CREDIT,03/16/2027,Employer,900.00,ACH_CREDIT,1809.25,`,
  'Capital One': `Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
2027-03-13,2027-03-14,1234,Ice cream,Dining,6.50,
2027-03-15,2027-03-16,1234,Dinner,Dining,84.25,
2027-03-16,2027-03-17,1234,CAPITAL ONE MOBILE PYMT,Payment/Credit,,150.00`,
  'American Express': `Date,Description,Card Member,Account #,Amount
03/13/2027,Ice cream,ANA REYES,-11009,6.50
03/15/2027,Dinner,ANA REYES,-11009,84.25
03/16/2027,ONLINE PAYMENT - THANK YOU,ANA REYES,-11009,-700.00`,
  Citi: `Status,Date,Description,Debit,Credit,Member Name
Cleared,03/13/2027,Ice cream,6.50,,ANA REYES
Cleared,03/15/2027,Dinner,84.25,,ANA REYES
Cleared,03/16/2027,"ONLINE PAYMENT, THANK YOU",,-300.00,ANA REYES`,
  'Apple Card': `Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
03/13/2027,03/14/2027,ICE CREAM CO 800-555,Ice cream,Restaurants,Purchase,6.50,Ana Reyes
03/15/2027,03/16/2027,DINNER 22,Dinner,Restaurants,Purchase,84.25,Dee Stranger
03/16/2027,03/16/2027,ACH DEPOSIT,Ach Deposit,Payment,Payment,-100.00,Ana Reyes`,
  Discover: `Trans. Date,Post Date,Description,Amount,Category
03/13/2027,03/14/2027,Ice cream,6.50,Restaurants
03/15/2027,03/16/2027,Dinner,84.25,Restaurants
03/16/2027,03/17/2027,INTERNET PAYMENT,-90.75,Payments and Credits`,
  Revolut: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2027-03-13 10:01:02,2027-03-14 03:00:00,Ice cream,-6.50,0.00,USD,COMPLETED,93.50
TOPUP,Current,2027-03-14 10:00:00,2027-03-14 10:00:00,Top-Up by *1234,100.00,0.00,USD,COMPLETED,193.50
CARD_PAYMENT,Current,2027-03-15 20:00:00,2027-03-16 03:00:00,Dinner,-84.00,0.25,USD,COMPLETED,109.25
CARD_PAYMENT,Current,2027-03-15 21:00:00,,Nightcap,-20.00,0.00,USD,REVERTED,
EXCHANGE,Current,2027-03-16 10:00:00,2027-03-16 10:00:00,Exchanged to EUR,-50.00,0.00,USD,COMPLETED,59.25`,
  Wise: `ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Target fee amount,Target fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference
CARD-1,COMPLETED,OUT,2027-03-13 14:00:00,2027-03-13 14:00:00,0.00,USD,,,Ana,6.50,USD,Ice cream,6.01,EUR,0.925,
CARD-2,COMPLETED,OUT,2027-03-15 20:00:00,2027-03-15 20:00:00,0.25,USD,,,Ana,84.00,USD,Dinner,84.00,USD,1,
BAL-3,COMPLETED,NEUTRAL,2027-03-15 20:00:00,2027-03-15 20:00:00,0.10,USD,,,Ana,40.00,USD,Ana,37.00,EUR,0.925,
CARD-4,CANCELLED,OUT,2027-03-16 20:00:00,,0.00,USD,,,Ana,12.00,USD,Bar,12.00,USD,1,`,
  Splitwise: `Date,Description,Category,Cost,Currency,Ana Reyes,Ben

2027-03-13,Ice cream,Dining out,6.50,USD,3.25,-3.25
2027-03-14,Ben paid Ana Reyes,Payment,20.00,USD,-20.00,20.00
2027-03-15,Dinner,Dining out,84.25,USD,-28.08,28.08

2027-03-16,Total balance, , ,USD,-44.83,44.83`,
  'Splitwise in German': `Datum,Beschreibung,Kategorie,Kosten,Währung,Ana,Ben
2027-03-13,Ice cream,Essen gehen,6.50,USD,3.25,-3.25
2027-03-15,Dinner,Essen gehen,84.25,USD,42.12,-42.12
2027-03-16,Gesamtsaldo,,,USD,45.37,-45.37`,
  Spliit: `"Date","Description","Category","Currency","Cost","Original cost","Original currency","Conversion rate","Is Reimbursement","Split mode","Ana","Ben","Cleo"
"2027-03-13","Ice cream","Dining Out","$","6.50",,,,"No","Evenly",2.17,-2.17,-2.17
"2027-03-15","Dinner","Dining Out","$","84.25",,,,"No","Unevenly – By shares",-42.13,42.13,0
"2027-03-16","Paid back","Payment","$","30.00",,,,"Yes","Evenly",30,-30,0`,
};

it.each(Object.entries(files))('reads %s', (_, text) => {
  const { rows, mapping } = run(text);
  expect(rows).toEqual(both);
  expect(mapping.areDatesSure).toBe(true);
});

it('reads shares and payers from the columns of people, and leaves payments out', () => {
  const { good, leftOut } = run(files['Splitwise'] ?? '');
  expect(good).toMatchObject([
    { paidBy: 'p1', shares: { how: 'equally', people: ['p1', 'p2'] }, category: 'dining' },
    {
      paidBy: 'p2',
      shares: {
        how: 'exact',
        parts: [
          { person: 'p1', cents: 2808 },
          { person: 'p2', cents: 5617 },
        ],
      },
    },
  ]);
  expect(leftOut).toEqual([
    { line: 4, why: 'payment' },
    { line: 7, why: 'balance' },
  ]);
  expect(run(files['Spliit'] ?? '').good).toMatchObject([
    { paidBy: 'p1', shares: { how: 'equally', people: ['p1', 'p2', 'p3'] } },
    { paidBy: 'p2', shares: { how: 'equally', people: ['p1', 'p2'] } },
  ]);
});

it('imports a row without its people where the trip has nobody of a name, until somebody says who that is', () => {
  const text = (files['Splitwise'] ?? '').replace('Ana Reyes,Ben', 'Ana Reyes,Grandma');
  const { good, withoutPeople } = run(text);
  expect(good.map(({ paidBy, shares }) => [paidBy, shares])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(withoutPeople).toBe(2);
  const chosen = run(text, { people: { grandma: 'p3' } });
  expect(chosen.withoutPeople).toBe(0);
  expect(chosen.good).toMatchObject([{ paidBy: 'p1' }, { paidBy: 'p3' }]);
});

it('asks for a row that several people paid together', () => {
  const { good, bad } = run(
    'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo\n2027-03-13,Boat,,90.00,USD,15.00,15.00,-30.00\n',
  );
  expect(good).toEqual([]);
  expect(bad).toEqual([{ line: 2, problem: 'Several people paid this together: add it by hand' }]);
});

it('takes the names on a card for payers only where the party has them', () => {
  const { good, withoutPeople } = run(files['Apple Card'] ?? '');
  expect(good.map(({ paidBy }) => paidBy)).toEqual(['p1', undefined]);
  expect(withoutPeople).toBe(1);
});

it('imports a refund only where the file says that it is one', () => {
  const chase = `${files['a card of Chase'] ?? ''}\n03/17/2027,03/18/2027,Souvenir shop,Shopping,Return,12.00,`;
  expect(run(chase).good.at(-1)).toMatchObject({ what: 'Souvenir shop', amountCents: -1200 });
  const plain = 'Date,Description,Amount\n3/13/2027,Tea,-3.00\n3/13/2027,Cake,-4.00\n3/14/2027,Refund,5.00\n';
  expect(run(plain).rows).toEqual(['2027-03-13 300 Tea', '2027-03-13 400 Cake']);
  expect(run(plain).bad[0]?.problem).toMatch(/^“5\.00” is money that came in/);
});

it('puts categories of other programs where they belong, or where somebody said', () => {
  const text = `Date,Description,Category,Amount
3/13/2027,Tea,Food & Drink,3.00
3/13/2027,Bus,Travel,4.00
3/13/2027,Stamps,Shipping,5.00
3/13/2027,Lunch,Dining,6.00
3/13/2027,Apples,Groceries,7.00`;
  const categories = run(text).good.map(({ category }) => category);
  expect(categories).toEqual(['dining', 'transportation', 'misc', 'dining', 'snacks-sips']);
  const chosen = run(text, { categories: { shipping: 'photopass', dining: 'misc' } }).good;
  expect(chosen.map(({ category }) => category)).toEqual([
    ...['dining', 'transportation', 'photopass', 'dining', 'snacks-sips'],
  ]);
});

it('takes the currency from the heading, and waits for its rate', () => {
  const text = 'Datum;Text;Betrag (EUR)\n13.03.2027;Eis;6,50\n15.03.2027;Essen;84,25\n';
  expect(run(text).bad.map(({ problem }) => problem)).toEqual([
    'An amount in EUR needs its rate, like 1.0842: type it in below',
    'An amount in EUR needs its rate, like 1.0842: type it in below',
  ]);
  expect(run(text, { rates: { EUR: '1,1' } }).good).toMatchObject([
    { amountCents: 715, original: { currency: 'EUR', amountMinor: 650, rate: '1.1' } },
    { amountCents: 9268 },
  ]);
});

it('takes the amount of the heading’s currency, not what a card was charged elsewhere', () => {
  const text = `"Booking Date","Partner Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2027-03-13,Ice cream,-6.00,-6.50,USD,1.0833`;
  expect(run(text).bad[0]?.problem).toMatch(/^An amount in EUR needs its rate/);
  expect(run(text, { rates: { EUR: '1.1' } }).good).toMatchObject([{ amountCents: 660 }]);
});

it('reads each person’s part where all are above zero and the payer has a column', () => {
  const { good } = run(`Title,Amount,Currency,Date & time,Paid by,Category,Paid for Ana,Paid for Ben
Ice cream,6.50,USD,2027-03-13 10:00:00,Ana,Food,3.25,3.25
Dinner,84.25,USD,2027-03-15 20:00:00,Ben,Food,0.00,84.25`);
  expect(good).toMatchObject([
    { paidBy: 'p1', shares: { how: 'equally', people: ['p1', 'p2'] } },
    { paidBy: 'p2', shares: { how: 'equally', people: ['p2'] } },
  ]);
});

it('takes a memo for what was bought where nothing else says it', () => {
  const { rows } = run(`Number,Date,Account,Amount,Subcategory,Memo
,13/03/2027,1234,-6.50,Debit,Ice cream
,15/03/2027,1234,-84.25,Debit,Dinner`);
  expect(rows).toEqual(both);
});

it.each(['CA$6.50', 'C$6.50', 'A$6.50', 'MX$6.50', '6.50 CAD', 'CAD 6.50'])(
  'never takes %s for US dollars',
  (amount) => {
    expect(run(`Date,Description,Amount\n3/13/2027,Tea,${amount}\n`).good).toEqual([]);
  },
);

it('says when day and month could change places', () => {
  const { mapping, rows } = run('Date,Description,Amount\n01/02/2027,Deposit,100.00\n');
  expect(rows).toEqual(['2027-01-02 10000 Deposit']);
  expect(mapping.areDatesSure).toBe(false);
});

it('cuts a long text of a bank and keeps the whole of it in the note', () => {
  const long = `CARD PURCHASE ${'1234 '.repeat(40)}END`;
  const [expense] = run(`Date,Description,Amount\n3/13/2027,${long},3.00\n`).good;
  expect(expense?.what.length).toBeLessThanOrEqual(120);
  expect(expense?.note).toBe(long);
});
