import { isAmountCell } from './amount-cells';
import { isDateCell } from './date-cells';
import type { Table, TableRow } from './table';

export type HeadingNames<Field extends string> = Record<Field, readonly RegExp[]>;

export type Columns<Field extends string> = Partial<Record<Field, number>>;

/** `fits` refuses a column whose cells cannot be what its heading says. */
export const findColumns = <Field extends string>(
  header: readonly string[],
  names: HeadingNames<Field>,
  fits: (field: Field, column: number) => boolean = () => true,
): Columns<Field> => {
  const columns: Columns<Field> = {};
  const taken = new Set<number>();
  for (const field of Object.keys(names) as Field[]) {
    for (const name of names[field]) {
      const at = header.findIndex(
        (cell, index) => !taken.has(index) && name.test(cell.trim()) && fits(field, index),
      );
      if (at < 0) continue;
      columns[field] = at;
      taken.add(at);
      break;
    }
  }
  return columns;
};

/** Banks write the account and balances above the headings. */
const MOST_ABOVE = 40;

const holdsData = ({ cells }: TableRow): boolean =>
  cells.some((cell) => /\d/.test(cell) && (isDateCell(cell) || isAmountCell(cell)));

/**
 * The row that names most fields (at least two), else a row of words above the first date, in another
 * language. -1 for none.
 */
export const findHeadings = <Field extends string>(
  rows: readonly TableRow[],
  names: HeadingNames<Field>,
): number => {
  let [best, most] = [-1, 1];
  for (const [index, row] of rows.slice(0, MOST_ABOVE).entries()) {
    if (holdsData(row)) continue;
    const named = Object.keys(findColumns(row.cells, names)).length;
    if (named > most) [best, most] = [index, named];
  }
  if (best >= 0) return best;
  const first = rows.findIndex(({ cells }) => cells.some(isDateCell));
  const above = rows[first - 1];
  const filled = (row?: TableRow) => row?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
  return above && !holdsData(above) && filled(above) >= filled(rows[first]) ? first - 1 : -1;
};

/** `headings`: the index of their row, -1 for none. */
export const cutTable = (rows: readonly TableRow[], headings: number): Table => {
  const below = rows.slice(headings + 1);
  const row = rows[headings];
  if (row) return { header: row.cells.map((cell) => cell.trim()), rows: below, headingLine: row.line };
  const width = Math.max(0, ...below.map(({ cells }) => cells.length));
  return { header: Array.from({ length: width }, () => ''), rows: below };
};
