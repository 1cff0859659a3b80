import Papa from 'papaparse';
import type { TableRow, TableRows } from './table';

const linesOf = (text: string): number => text.split(/\r\n?|\n/).length;

const delimiterOf = (text: string): string =>
  Papa.parse(text, {
    preview: 40,
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  }).meta.delimiter;

/** A quote that is closed within its line harms no other row. */
const openQuoteIn = (text: string, { data, errors }: Papa.ParseResult<string[]>): number | undefined => {
  const open = errors.find(
    ({ code, row = 0 }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row]?.some((cell) => linesOf(cell) > 1)),
  );
  return open && linesOf(text.slice(0, open.index));
};

const endOfQuoted = (text: string, start: number, delimiter: string): number => {
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let next = quote + 1;
    while (text[next] === ' ') next += 1;
    const isEnd = next === text.length || '\r\n'.includes(text[next] ?? '') || text[next] === delimiter;
    if (isEnd) return quote + 1;
    at = quote + (text[quote + 1] === '"' ? 2 : 1);
  }
};

const withPlainRows = (text: string, delimiter: string): string => {
  if (!text.includes('\r')) return text;
  let plain = '';
  let isCellStart = true;
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? '';
    if (isCellStart && char === '"') {
      const end = endOfQuoted(text, at, delimiter);
      plain += text.slice(at, end);
      at = end;
      isCellStart = false;
      continue;
    }
    const isRowEnd = char === '\r' || char === '\n';
    plain += isRowEnd ? '\n' : char;
    at += char === '\r' && text[at + 1] === '\n' ? 2 : 1;
    isCellStart = isRowEnd || char === delimiter;
  }
  return plain;
};

/**
 * With or without a byte order mark; comma, semicolon, tab or bar, or `sep=;` in the first line. Empty rows
 * are left out.
 */
export const readCsvRows = (source: string): TableRows => {
  const text = source.replace(/^\uFEFF/, '');
  const [hint = '', named] = /^sep=(.)(?:\r\n?|\n)/i.exec(text) ?? [];
  const rest = text.slice(hint.length);
  const delimiter = named ?? delimiterOf(rest.replace(/\r\n?/g, '\n'));
  const table = withPlainRows(rest, delimiter);
  const parsed = Papa.parse<string[]>(table, { newline: '\n', delimiter });
  const hintLines = hint === '' ? 0 : 1;
  let line = 1 + hintLines;
  const rows: TableRow[] = [];
  for (const cells of parsed.data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += linesOf(cells.join(''));
  }
  const openQuote = openQuoteIn(table, parsed);
  return { rows, ...(openQuote !== undefined && { openQuote: openQuote + hintLines }) };
};
