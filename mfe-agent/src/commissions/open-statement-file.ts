import { MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS } from '@landsea/contracts/agents/imports';
import { MOST_STATEMENT_LINES } from '@landsea/contracts/agents';
import { openTable } from '@landsea/web-kit/tables';
import { hashFile } from '../frame/hash-file';
import { readStatement, type ReadStatement } from './read-statement';

export interface OpenedStatement extends ReadStatement {
  fileName: string;
  sha256: string;
}

const PDF = 'This is a PDF. Ask for the statement as a CSV or Excel file, then choose that one.';

/** `problem` is a sentence; a file that is too large is refused before it is read. */
export const openStatementFile = async (file: File): Promise<OpenedStatement | { problem: string }> => {
  if (file.size > MAX_IMPORT_BYTES) return { problem: 'This file is over 10 MB. Split it first.' };
  const opened = await openTable(file, PDF);
  if ('problem' in opened) return opened;
  const sheet = opened.sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  const rows = sheet?.rows ?? [];
  const columns = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (columns > MAX_IMPORT_COLUMNS)
    return {
      problem: `This file has ${columns.toLocaleString('en-US')} columns. We read at most ${MAX_IMPORT_COLUMNS}: delete those you don’t need.`,
    };
  const read = readStatement(rows);
  if ('problem' in read) return read;
  const most = MOST_STATEMENT_LINES.toLocaleString('en-US');
  if (read.lines.length > MOST_STATEMENT_LINES)
    return {
      problem: `A statement has at most ${most} lines, and this file has ${read.lines.length.toLocaleString('en-US')}. Split it first.`,
    };
  return { ...read, fileName: file.name.slice(0, 200) || 'statement', sha256: await hashFile(file) };
};
