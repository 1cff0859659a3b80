import { storedZip } from './stored-zip';
import type { TableRow } from './table';

/** What a workbook may hold unpacked: fifty times what a statement of five thousand rows has in letters. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;

export interface Sheet {
  name: string;
  rows: TableRow[];
}

/** As a CSV file would have it: dates without their time, numbers with a dot and without the rests of their arithmetic. */
const cellText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

/** The sheets of an Excel workbook (.xlsx), without those that are empty; undefined where it cannot be read. */
export const readXlsxSheets = async (bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | undefined> => {
  try {
    const zip = await storedZip(bytes, {
      most: MOST_UNPACKED_BYTES,
      isKept: (name) => /\.xml(\.rels)?$/.test(name),
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
