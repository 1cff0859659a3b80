import type { CsvMapping } from './csv-mapping';
import type { ImportedFile } from './use-import-file';

/** The fields that no expense can do without, and that the file has no column for. */
export const listMissingColumns = ({ columns }: CsvMapping): string[] => [
  ...(columns.day === undefined ? ['dates'] : []),
  ...(columns.amount === undefined && columns.out === undefined ? ['amounts'] : []),
];

/** A sentence for a file of which no row would be imported; undefined for others. */
export const findNothingToImport = ({ mapping, run, known, sent }: ImportedFile): string | undefined => {
  if (sent.length > 0) return undefined;
  const missing = listMissingColumns(mapping);
  if (missing.length > 0)
    return `Choose the column with the ${missing.join(' and the one with the ')} first.`;
  if (known.length > 0) return 'Everything in this file is on your trip already.';
  return run.bad.length > 0
    ? 'No row can be read yet. The reasons are above.'
    : 'This file has no expenses, only payments, totals or declined rows.';
};
