import { withPlaces } from './sheet-places';
import { unpackStoredZip } from './stored-zip';
import type { TableRow } from './table';

/** Fifty times a statement of five thousand rows. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;

export interface Sheet {
  name: string;
  rows: TableRow[];
}

/** Dates without time, numbers with a dot and without float errors. */
const cellText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

/** The library refuses a sheet whose rows or cells do not name their places. */
const withPlacesIn = (data: Uint8Array): Uint8Array =>
  new TextEncoder().encode(withPlaces(new TextDecoder().decode(data)));

export const readXlsxSheets = async (bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | undefined> => {
  try {
    const zip = await unpackStoredZip(bytes, {
      most: MOST_UNPACKED_BYTES,
      isKept: (name) => /\.xml(\.rels)?$/.test(name),
      rewrite: (name, data) => (/worksheets\/[^/]+\.xml$/.test(name) ? withPlacesIn(data) : data),
    });
    if (!zip) return undefined;
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
