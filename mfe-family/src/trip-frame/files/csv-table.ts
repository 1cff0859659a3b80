import { needsQuotes, protectCell, restoreCell } from '@landsea/rules/tables';
import Papa from 'papaparse';

export const escapeCell = (text: string): string => restoreCell(text).trim();

/** RFC 4180, with a byte order mark for spreadsheet programs; no text can run as a formula. */
export const toCsvTable = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? protectCell(cell) : cell))),
    { quotes: needsQuotes },
  )}\r\n`;
