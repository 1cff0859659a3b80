import type { TableRow } from './table';

/** A row as an import takes it, or what is wrong with it in words, or why it is no matter for the import. */
export type RowReading<Good, Why extends string> = { good: Good } | { problem: string } | { leftOut: Why };

export interface DryRun<Good, Why extends string> {
  good: Good[];
  /** Each row that cannot be imported, by its line in the file, with what to do. */
  bad: { line: number; problem: string }[];
  /** Rows that are meant for something else, such as a payment between people. */
  leftOut: { line: number; why: Why }[];
}

/** Tries a whole table without importing any of it. What an import sends is the `good` of this very run. */
export const tryRows = <Good, Why extends string = never>(
  rows: readonly TableRow[],
  read: (row: TableRow) => RowReading<Good, Why>,
): DryRun<Good, Why> => {
  const run: DryRun<Good, Why> = { good: [], bad: [], leftOut: [] };
  for (const row of rows) {
    const reading = read(row);
    if ('good' in reading) run.good.push(reading.good);
    else if ('problem' in reading) run.bad.push({ line: row.line, problem: reading.problem });
    else run.leftOut.push({ line: row.line, why: reading.leftOut });
  }
  return run;
};
