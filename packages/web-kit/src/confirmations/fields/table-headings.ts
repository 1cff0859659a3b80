import { splitCells } from '../text/rows';
import { readLabel } from './label-rows';

const isBare = (cell: string): boolean => readLabel(cell)?.value === '';

/** `GUEST  AGE  DINING` above a row for each guest. */
const isHeadingOfGuests = (cells: readonly string[], below: readonly string[]): boolean => {
  const [first = '', ...others] = cells;
  return (
    (readLabel(first)?.names.includes('guestName') ?? false) &&
    isBare(first) &&
    others.length >= 2 &&
    others.every((cell) => cell.length <= 24 && !/[\d:]/.test(cell)) &&
    below.length >= 2
  );
};

/** A heading of which the first row below leaves columns out: no value can be told to be of one of its labels. */
const isRagged = (cells: readonly string[], below: readonly string[]): boolean =>
  cells.length >= 3 && cells.every(isBare) && below.length >= 2 && below.length < cells.length;

/** Rows without the headings of tables whose columns cannot be told apart; the first column of a table of guests has their names. */
export const withoutTableHeadings = (rows: readonly string[]): string[] => {
  let isOfGuests = false;
  return rows.flatMap((row, at) => {
    const cells = splitCells(row);
    const [first = '', ...others] = cells;
    const below = splitCells(rows[at + 1] ?? '');
    if (isHeadingOfGuests(cells, below)) {
      isOfGuests = true;
      return [];
    }
    isOfGuests &&= cells.length >= 2 && !readLabel(first);
    if (isOfGuests) return [`Guest: ${first}`, others.join('\t')];
    return isRagged(cells, below) ? [] : [row];
  });
};
