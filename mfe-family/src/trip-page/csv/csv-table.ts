import Papa from 'papaparse';

/**
 * What a table program would run, with the apostrophes before it: a cell that begins so is text only behind one apostrophe
 * more.
 */
const RUNS = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A cell as it was before it was made harmless; other text stays as it is. */
export const plainCell = (text: string): string =>
  (text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text).trim();

/** Another program may take any of these for its separator. */
const isQuoted = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);

/** A table (RFC 4180, with a byte order mark, for spreadsheet programs) in which no text can run as a formula. */
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: RUNS, quotes: isQuoted },
  )}\r\n`;
