import type { TableRow } from './table';

export type RowReading<Good, Why extends string> = { good: Good } | { problem: string } | { leftOut: Why };

export interface DryRun<Good, Why extends string> {
  good: Good[];
  bad: { line: number; problem: string }[];
  leftOut: { line: number; why: Why }[];
}

/** An import sends the `good` of this run. */
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
