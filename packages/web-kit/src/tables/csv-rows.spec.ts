import { readCsvRows } from './csv-rows';
import { findHeadings, cutTable } from './headings';

const names = { date: [/^date/i], what: [/^what/i], amount: [/^amount/i] };
const read = (text: string) => {
  const { rows, openQuote } = readCsvRows(text);
  return { ...cutTable(rows, findHeadings(rows, names)), openQuote };
};

it('finds a quote that nothing closes, which would swallow the rows after it', () => {
  const open =
    'Date,What,Amount\n2027-03-14,"Inch 5"" tube",5.00\n2027-03-14,"never closed,5.00\n2027-03-15,Tea,3.00\n';
  expect(read(open).openQuote).toBe(3);
  expect(read(open.replace('never closed', 'closed"')).openQuote).toBeUndefined();
});

it('takes a quote that ends lines below for open, but not one within its cell', () => {
  const inches = 'Date,What,Amount\n2027-03-14,"12" pizza",5.00\n2027-03-15,Tea,3.00\n';
  expect(read(inches)).toMatchObject({ rows: [{ cells: ['2027-03-14', '12" pizza', '5.00'] }, {}] });
  expect(read(inches).openQuote).toBeUndefined();
  expect(read(inches.replace(' pizza"', ' pizza').replace('Tea', '"Tea"')).openQuote).toBe(2);
});

it('reads the separator that a first line names, and counts that line', () => {
  const { header, rows } = read('sep=|\r\nDate|What|Amount\r\n2027-03-14|Tea, hot; sweet|3,00\r\n');
  expect(header).toEqual(['Date', 'What', 'Amount']);
  expect(rows).toEqual([{ line: 3, cells: ['2027-03-14', 'Tea, hot; sweet', '3,00'] }]);
});

it.each([
  ['Date;What;Amount', '14.3.2027;Ice, tea, bread;1.012,50'],
  ['Date\tWhat\tAmount', '2027-03-14\tIce; tea, bread\t3.00'],
  ['Date,What,Amount', '2027-03-14,Ice; tea; bread,3.00'],
])('finds the separator of %s by the rows below, over empty ones', (head, row) => {
  const { header, rows } = read(`${head}\n\n${row}\n \n${row}\n\n\n`);
  expect(header).toEqual(['Date', 'What', 'Amount']);
  expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
    [3, 3],
    [5, 3],
  ]);
});

it('keeps the ends of lines within a cell, and takes any between rows', () => {
  const cell = '"a\rb\r\nc\nd"';
  for (const end of ['\r', '\n', '\r\n']) {
    const { rows } = read(['Date,What', `2027-03-14,${cell}`, '2027-03-15,5" pipe', ''].join(end));
    expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
      [2, 'a\rb\r\nc\nd'],
      [6, '5" pipe'],
    ]);
  }
});

describe('headings', () => {
  it('are found below lines of summary in any separator, and counted as lines of the file', () => {
    const table = read('Account: 1234\n"Balance","","1,000.00"\n\nDate,What,Amount\n3/14/2027,Tea,3.00\n');
    expect(table).toMatchObject({ header: ['Date', 'What', 'Amount'], headingLine: 4 });
    expect(table.rows).toEqual([{ line: 5, cells: ['3/14/2027', 'Tea', '3.00'] }]);
  });

  it('are none where the first row has a date', () => {
    const table = read('03/14/2027,-3.00,*,,Tea\n03/15/2027,-4.00,*,,Cake\n');
    expect(table.headingLine).toBeUndefined();
    expect(table.header).toEqual(['', '', '', '', '']);
    expect(table.rows).toHaveLength(2);
  });

  it('in a language that nobody knows are the words above the first date', () => {
    expect(read('Dátum;Leírás;Összeg\n2027-03-14;Tea;3,00\n').header).toEqual(['Dátum', 'Leírás', 'Összeg']);
  });
});
