import { needsQuotes, protectCell } from '@landsea/rules/tables';
import Papa from 'papaparse';

const protect = (cell: unknown): unknown => (typeof cell === 'string' ? protectCell(cell) : cell);

/** RFC 4180 with a byte order mark; no text can run as a formula. */
export const toCsvTable = (fields: readonly string[], data: readonly (readonly unknown[])[]): string =>
  `\uFEFF${Papa.unparse(
    { fields: [...fields], data: data.map((row) => row.map(protect)) },
    { quotes: needsQuotes },
  )}\r\n`;
