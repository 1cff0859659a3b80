import { needsQuotes, protectCell } from '@landsea/rules/tables';
import { takeSecrets } from '@landsea/rules/agents/imports';
import type { OpenedFile } from './open-import-file';

export interface RejectedRow {
  line: number;
  sentence: string;
}

const writeCell = (text: string): string => {
  const safe = protectCell(text);
  return /[",\r\n]/.test(safe) || needsQuotes(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The rows with the sentence in front, to mend and choose again; numbers that nobody may keep stay out. */
export const writeRejectedRows = (file: OpenedFile, rejected: readonly RejectedRow[]): string => {
  const sentences = new Map(rejected.map(({ line, sentence }) => [line, sentence]));
  const hidden = new Set(file.mapping.flatMap((field, column) => (field === 'secret' ? [column] : [])));
  const rows = file.rows
    .filter(({ line }) => sentences.has(line))
    .map(({ line, cells }) => [
      sentences.get(line) ?? '',
      ...file.header.map((_, column) => (hidden.has(column) ? '' : takeSecrets(cells[column] ?? '').text)),
    ]);
  const lines = [['Why it was not imported', ...file.header], ...rows].map((cells) =>
    cells.map(writeCell).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
