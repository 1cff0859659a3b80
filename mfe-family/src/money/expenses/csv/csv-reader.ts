import Papa from 'papaparse';

/** A table as it was read: each row with the line of the file on which it begins, counted from 1. */
export interface CsvTable {
  header: string[];
  rows: { line: number; cells: string[] }[];
  /** The line of a quote that nothing closes: what follows it would be one cell. */
  openQuote?: number;
}

const linesOf = (text: string): number => text.split('\n').length;

const delimiterOf = (text: string): string =>
  Papa.parse(text, {
    preview: 10,
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  }).meta.delimiter;

/** The line of the first quote whose end is missing or lines below; one within its line harms no other row. */
const openQuoteIn = (text: string, { data, errors }: Papa.ParseResult<string[]>): number | undefined => {
  const open = errors.find(
    ({ code, row = 0 }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row]?.some((cell) => linesOf(cell) > 1)),
  );
  return open && linesOf(text.slice(0, open.index));
};

/**
 * Reads CSV as programs write it: with or without a byte order mark, separated by comma, semicolon or tab (or what a first line
 * like `sep=;` names), ends of lines of any kind, quotes with doubled quotes and line ends inside. Empty rows are left out. A
 * cell is text, never a formula.
 */
export const readCsv = (source: string): CsvTable => {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [hint = '', named] = /^sep=(.)\n/i.exec(text) ?? [];
  const table = text.slice(hint.length);
  const parsed = Papa.parse<string[]>(table, { newline: '\n', delimiter: named ?? delimiterOf(table) });
  const hintLines = hint === '' ? 0 : 1;
  let line = 1 + hintLines;
  const rows: CsvTable['rows'] = [];
  for (const cells of parsed.data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += linesOf(cells.join(''));
  }
  const openQuote = openQuoteIn(table, parsed);
  const [first, ...rest] = rows;
  return {
    header: first?.cells.map((cell) => cell.trim()) ?? [],
    rows: rest,
    ...(openQuote !== undefined && { openQuote: openQuote + hintLines }),
  };
};
