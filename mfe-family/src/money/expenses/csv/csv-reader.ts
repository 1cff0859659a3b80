/** A table as it was read: each row with the line of the file on which it begins, counted from 1. */
export interface CsvTable {
  header: string[];
  rows: { line: number; cells: string[] }[];
  /** The line of a quote that nothing closes: all after it would be one cell. */
  openQuote?: number;
}

const separators = [',', ';', '\t'] as const;

/** The separator that stands most often outside quotes in the first line. */
const separatorOf = (text: string): string => {
  const counts = new Map<string, number>(separators.map((each) => [each, 0]));
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (char === '\n' && !quoted) break;
    if (!quoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
};

/**
 * Reads CSV as programs write it: with or without a byte order mark, separated by comma, semicolon or tab, ends of lines of
 * any kind, quotes with doubled quotes and line ends inside. Empty rows are left out. A cell is text, never a formula.
 */
export const readCsv = (source: string): CsvTable => {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: CsvTable['rows'] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begins = 1;
  let quotedFrom = 1;
  const endRow = () => {
    cells.push(cell);
    cell = '';
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begins, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      quotedFrom = line;
      cell = '';
    } else if (char === separator) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') {
      endRow();
      begins = line;
    } else cell += char;
  }
  endRow();
  const [first, ...rest] = rows;
  const header = first?.cells.map((each) => each.trim()) ?? [];
  return { header, rows: rest, ...(quoted && { openQuote: quotedFrom }) };
};
