/** A row as it was read, with the line (of a spreadsheet: the row) of the file on which it begins, counted from 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** All rows of a file that are not empty, the headings and what stands above them included. A cell is text, never a formula. */
export interface TableRows {
  rows: TableRow[];
  /** The line of a quote that nothing closes: what follows it would be one cell. */
  openQuote?: number;
}

/** Rows below their headings. Without headings every name of a column is empty. */
export interface Table {
  header: string[];
  rows: TableRow[];
  /** The line of the headings; undefined where the file has none. */
  headingLine?: number;
}

/** The cells of one column, from the top. */
export const cellsIn = (rows: readonly TableRow[], column: number | undefined): string[] =>
  column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');
