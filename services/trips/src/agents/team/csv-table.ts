import { needsQuotes, RUNS_AS_FORMULA } from '@landsea/rules/tables';
import Papa from 'papaparse';

/** RFC 4180 with a byte order mark; no text can run as a formula. */
export const toCsvTable = (fields: readonly string[], data: unknown[]): string =>
  `\uFEFF${Papa.unparse(
    { fields: [...fields], data },
    { escapeFormulae: RUNS_AS_FORMULA, quotes: needsQuotes },
  )}\r\n`;
