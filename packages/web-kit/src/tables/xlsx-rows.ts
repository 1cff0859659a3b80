import { countCells, withPlaces } from './sheet-places';
import { unpackStoredZip } from './stored-zip';
import type { TableRow } from './table';

/** Fifty times a statement of five thousand rows. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;

/** The library makes a cell for each place up to the last one, however few are filled. */
const MOST_CELLS = 5_000_000;

export interface Sheet {
  name: string;
  rows: TableRow[];
}

/** A cell that holds only a time of day is a moment of the calendar's first days, in 1899 or 1904. */
const FIRST_DATED_YEAR = 1905;

/** The library cuts fractions of a millisecond off, which would show the minute before. */
const readMoment = (value: Date): string => {
  const moment = new Date(value.getTime() + 500).toISOString();
  return value.getUTCFullYear() < FIRST_DATED_YEAR ? moment.slice(11, 16) : moment.slice(0, 10);
};

/** Dates without time, times without date, numbers with a dot and without float errors. */
const cellText = (value: unknown): string => {
  if (value instanceof Date) return readMoment(value);
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

export const readXlsxSheets = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sheet[] | 'too-large' | undefined> => {
  let most = 0;
  /** The library refuses a sheet whose rows or cells do not name their places. */
  const namePlaces = (data: Uint8Array): Uint8Array => {
    const xml = withPlaces(new TextDecoder().decode(data));
    most = Math.max(most, countCells(xml));
    return new TextEncoder().encode(xml);
  };
  try {
    const zip = await unpackStoredZip(bytes, {
      most: MOST_UNPACKED_BYTES,
      isKept: (name) => /\.xml(\.rels)?$/.test(name),
      rewrite: (name, data) => (/worksheets\/[^/]+\.xml$/.test(name) ? namePlaces(data) : data),
    });
    if (!zip || zip === 'too-large') return zip;
    if (most > MOST_CELLS) return 'too-large';
    const { default: readWorkbook } = await import('read-excel-file/universal');
    const sheets = await readWorkbook(zip.buffer);
    return sheets
      .map(({ sheet, data }) => ({
        name: sheet,
        rows: data
          .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
          .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
      }))
      .filter(({ rows }) => rows.length > 0);
  } catch {
    return undefined;
  }
};
