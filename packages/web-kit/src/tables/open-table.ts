import { readCsvRows } from './csv-rows';
import { decodeBytes } from './file-text';
import { readXlsxSheets } from './xlsx-rows';
import type { TableRow } from './table';

export interface TableFile {
  sheets: { name: string; rows: TableRow[] }[];
}

const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0)));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsArrayBuffer(file);
  });

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isOldExcel = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Uint8Array): boolean => startsWith(bytes, 0x25, 0x50, 0x44, 0x46);

/** The content decides, not the name; `problem` is a sentence. */
export const openTable = async (
  file: Blob,
  pdfProblem = 'This is a PDF. Most banks also offer a CSV or Excel file: choose that one.',
): Promise<TableFile | { problem: string }> => {
  const bytes = await bytesOf(file).catch(() => undefined);
  if (!bytes) return { problem: 'We couldn’t read this file. Choose it again.' };
  if (isPdf(bytes)) return { problem: pdfProblem };
  if (isOldExcel(bytes))
    return { problem: 'This is an older Excel file (.xls). Save it as .xlsx or CSV, then choose it again.' };
  if (isZip(bytes)) {
    const sheets = await readXlsxSheets(bytes);
    if (sheets === 'too-large')
      return {
        problem:
          'This workbook is too large once it’s unpacked. Save the sheet you need as CSV, then choose that file.',
      };
    return sheets
      ? { sheets }
      : { problem: 'We couldn’t read this file. Save it as CSV, then choose it again.' };
  }
  const { rows, openQuote } = readCsvRows(decodeBytes(bytes));
  if (openQuote !== undefined)
    return { problem: `The quote that begins on line ${openQuote} has no end: close it first.` };
  return { sheets: [{ name: '', rows }] };
};
