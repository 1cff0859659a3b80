import { readCsvRows } from './csv-rows';
import { readXlsxSheets } from './xlsx-rows';
import type { TableRow } from './table';

/** Only UTF-16 has zero bytes in commas, digits and line ends. */
const SNIFFED_BYTES = 4096;

const wideEncoding = (bytes: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SNIFFED_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
};

/** 0x80 to 0x9F of windows-1252; Node 20 decodes them as control characters. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const westernText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? (WESTERN[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');

/** UTF-8, UTF-16, or windows-1252. */
const decodeBytes = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? westernText(bytes) : text;
};

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
