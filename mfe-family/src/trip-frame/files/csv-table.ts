import { needsQuotes, RUNS_AS_FORMULA } from '@landsea/rules/tables';
import Papa from 'papaparse';

/** Removes the mark that keeps a cell from running as a formula. */
export const escapeCell = (text: string): string =>
  (text.startsWith("'") && RUNS_AS_FORMULA.test(text) ? text.slice(1) : text).trim();

/** RFC 4180, with a byte order mark for spreadsheet programs; no text can run as a formula. */
export const toCsvTable = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: RUNS_AS_FORMULA, quotes: needsQuotes },
  )}\r\n`;
