import { looksReversed, sumLines } from '@landsea/rules/agents';
import { openTable } from '@landsea/web-kit/tables';
import { readStatement, type ReadStatement } from './read-statement';

const read = async (csv: string): Promise<ReadStatement> => {
  const opened = await openTable(new Blob([csv]));
  if ('problem' in opened) throw new Error(opened.problem);
  const statement = readStatement(opened.sheets[0]?.rows ?? []);
  if ('problem' in statement) throw new Error(statement.problem);
  return statement;
};

it('reads a supplier’s statement: heading line, brackets, its own date format, total left out', async () => {
  const { lines } = await read(`Cruise commissions in USD,,,,,,,
Booking ID,Ship,Sail Date,Guest,Type,Commissionable Fare,Rate,Amount
#37314328,Disney Wish,04-AUG-26,"Barrett, Hugh",BASE,"5,345.00",12%,641.40
37793919,Disney Destiny,22-AUG-26,"Raman, Priya",RECALL,"4,890.00",12%,(586.80)
,,,,,,Total,54.60`);
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ number: '#37314328', guestName: 'Barrett, Hugh', supplierName: 'Disney Wish' },
      ...{ travelOn: '2026-08-04', cents: 641_40, isFee: false, note: 'BASE' },
    }),
    expect.objectContaining({ number: '37793919', cents: -586_80, note: 'RECALL' }),
  ]);
});

it('takes the agent’s share of a host’s payout, knows fees, and sees that the signs are reversed', async () => {
  const { lines } = await read(`Payout statement August 2026
Supplier,Client,Confirmation,Travel Date,Gross Commission,Split %,Host Share,Agent Share,Note
Walt Disney World,"Raman, Priya",WD2455421,7/2/26,-395.08,80,-79.02,-316.06,
Carnival,"Udall, Fay",C3852188,7/11/26,-153.23,80,-30.65,-122.58,partial
Monthly technology fee,,,8/31/26,,,,29.00,
TOTAL,,,,,,,-409.64,`);
  expect(lines.map(({ cents, isFee }) => [cents, isFee])).toEqual([
    [-316_06, false],
    [-122_58, false],
    [29_00, true],
  ]);
  expect(lines[0]).toMatchObject({ travelOn: '2026-07-02', supplierName: 'Walt Disney World' });
  expect(looksReversed(lines)).toBe(true);
  expect(sumLines(lines)).toBe(-409_64);
});

it('takes dollars of several currencies, and says which amount nobody can read', async () => {
  const { lines, unread } = await read(`Conf No,In,Commission (Local),Commission USD
JEP82118,2026-06-05,126.39,136.50
CFE40403,2026-06-09,998.18,see note`);
  expect(lines.map(({ cents }) => cents)).toEqual([136_50]);
  expect(unread).toEqual([{ line: 3, text: 'see note' }]);
});

it('takes card numbers out, and refuses a file without such columns with a sentence', async () => {
  const { lines } = await read(`Confirmation,Commission,Note
A1,10.00,Card 4111 1111 1111 1111`);
  expect(lines[0]?.note).not.toContain('4111');
  expect(readStatement([{ line: 1, cells: ['a', 'b'] }])).toEqual({
    problem: expect.stringContaining('Add a line of headings'),
  });
});

it('takes no rate, date or status for the amount, and what was paid before what is due', async () => {
  const { lines } = await read(`Confirmation,Commission %,Commission Date,Commission Due,Commission Paid
A1001,10,08/04/2026,120.00,80.00`);
  expect(lines.map(({ cents }) => cents)).toEqual([80_00]);
  const other = await read(`Confirmation,Commission Rate,Commission Status,Commission Earned
A1001,10%,Open,64.14`);
  expect(other.lines.map(({ cents }) => cents)).toEqual([64_14]);
});

it('leaves an amount with the mark of another country unread', async () => {
  const { lines, unread } = await read(`Confirmation,Commission
A1001,"1,641.40"
A1002,"123,45"
A1003,$80.00
A1004,"12,345"`);
  expect(lines.map(({ cents }) => cents)).toEqual([1641_40, 80_00, 12_345_00]);
  expect(unread).toEqual([{ line: 3, text: '123,45' }]);
});

it.each(['Yes', '08/04/2026', '2026-08-04', '"Aug 4, 2026"', ''])(
  'takes no column for the amount that says %j of what was paid',
  async (paid) => {
    const { lines } = await read(`Confirmation,Commission,Commission Paid
A1001,12.05,${paid}
A1002,80.00,`);
    expect(lines.map(({ cents }) => cents)).toEqual([12_05, 80_00]);
  },
);

it('says that a column of amounts holds none', async () => {
  await expect(read('Confirmation,Commission\nA1001,see note')).rejects.toThrow('no line with an amount');
});
