/** `line` counts from 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A cell is text, never a formula. */
export interface TableRows {
  rows: TableRow[];
  /** All later rows would be one cell. */
  openQuote?: number;
}

export interface Table {
  header: string[];
  rows: TableRow[];
  headingLine?: number;
}

export const listCells = (rows: readonly TableRow[], column: number | undefined): string[] =>
  column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');
