import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type ClientImport,
  type ImportMapping,
  ImportField,
} from '@landsea/contracts/agents/imports';
import {
  findHeaderRow,
  findImportSystem,
  guessMapping,
  makeSignature,
  type FileRow,
  type ImportSystem,
} from '@landsea/rules/agents/imports';
import { openTable } from '@landsea/web-kit/tables';
import { hashFile } from '../../frame/hash-file';

export interface OpenedFile {
  name: string;
  sha256: string;
  /** The day on which the file was written. */
  fileDate: string;
  header: string[];
  rows: FileRow[];
  system: ImportSystem;
  signature: string;
  mapping: ImportMapping;
  /** The mapping is the one that was used for such a file before. */
  isRemembered: boolean;
  /** The time at which this very file was imported before; undefined for never. */
  importedAt?: string;
}

const PDF = 'This is a PDF. Export your clients as a CSV or Excel file, then choose that one.';

const count = (number: number): string => number.toLocaleString('en-US');

const toDay = (time: number): string => new Intl.DateTimeFormat('en-CA').format(new Date(time));

const isMapping = (mapping: readonly (string | null)[]): mapping is ImportMapping =>
  mapping.every((field) => field === null || ImportField.safeParse(field).success);

/** `problem` is a sentence; a file that is too large is refused before it is read. */
export const openImportFile = async (
  file: File,
  imports: readonly ClientImport[],
): Promise<OpenedFile | { problem: string }> => {
  if (file.size > MAX_IMPORT_BYTES) return { problem: 'This file is over 10 MB. Split it first.' };
  const opened = await openTable(file, PDF);
  if ('problem' in opened) return opened;
  const sheet = opened.sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  const headings = findHeaderRow(sheet?.rows.map(({ cells }) => cells) ?? []);
  const head = sheet?.rows[headings];
  if (!sheet || !head)
    return {
      problem: 'We found no headings such as “First Name” and “Email” in this file. Add a line of headings.',
    };
  const rows = sheet.rows.slice(headings + 1);
  const header = head.cells.map((cell) => cell.trim());
  if (header.length > MAX_IMPORT_COLUMNS)
    return {
      problem: `This file has ${count(header.length)} columns. We read at most ${MAX_IMPORT_COLUMNS}: delete those you don’t need.`,
    };
  if (rows.length === 0) return { problem: 'This file has no rows below its headings. Choose another one.' };
  if (rows.length > MAX_IMPORT_ROWS)
    return {
      problem: `One import takes at most ${count(MAX_IMPORT_ROWS)} rows, and this file has ${count(rows.length)}. Split it first.`,
    };
  const system = findImportSystem(header);
  const [signature, sha256] = [makeSignature(header), await hashFile(file)];
  const before = imports.find((each) => each.signature === signature)?.mapping;
  const isRemembered = before?.length === header.length && isMapping(before);
  const same = imports.find((each) => each.sha256 === sha256 && each.undoneAt === null);
  return {
    name: file.name.slice(0, 200) || 'clients',
    sha256,
    fileDate: toDay(file.lastModified),
    header,
    rows,
    system,
    signature,
    mapping: isRemembered && isMapping(before) ? before : guessMapping(header, system),
    isRemembered,
    ...(same && { importedAt: same.at }),
  };
};
