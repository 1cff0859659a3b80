import type { ImportMapping } from '@landsea/contracts/agents/imports';
import { buildFamily, type FamilyDraft } from './build-families.js';
import { groupRows } from './family-groups.js';
import { findDateOrder, type FileDateOrder } from './import-dates.js';
import { cleanCell } from './import-text.js';
import { readBookings } from './read-bookings.js';
import type { ReadingSettings } from './read-person.js';
import { readRow, type ReadRow } from './read-row.js';
import { RowCells, type FileRow } from './row-cells.js';

export interface ImportFile {
  header: readonly string[];
  rows: readonly FileRow[];
  /** `bookings` for a file of trips. */
  object: 'clients' | 'bookings';
  system: string;
  mapping: ImportMapping;
  today: string;
  /** On which ages in the file were true. */
  fileDate: string;
  /** The agent’s answer where the file does not tell. */
  order?: FileDateOrder;
}

export interface ReadImportFile {
  families: FamilyDraft[];
  leftOut: { line: number; sentence: string }[];
  dates: { order: FileDateOrder; isSure: boolean };
}

const DATES = [
  'birthDate',
  'spouseBirthDate',
  'passportExpiresOn',
  'anniversary',
  'nextStepOn',
  'tripStart',
  'tripEnd',
  'bookingFinalPayment',
];
const NAMES = ['firstName', 'lastName', 'householdName'];

const listColumnCells = ({ rows, mapping }: ImportFile, fields: readonly string[]): string[] => {
  const columns = mapping.flatMap((field, index) => (field && fields.includes(field) ? [index] : []));
  return rows.flatMap(({ cells }) => columns.map((column) => cleanCell(cells[column] ?? ''))).filter(Boolean);
};

/** Families with the same key are numbered, as they stand in the file. */
const numberKeys = (families: readonly FamilyDraft[]): FamilyDraft[] => {
  const seen = new Map<string, number>();
  return families.map((family) => {
    const { key } = family.household;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? family : { ...family, household: { ...family.household, key: `${key} ${count}` } };
  });
};

export const readImportFile = (file: ImportFile): ReadImportFile => {
  const found = findDateOrder(listColumnCells(file, DATES));
  const names = listColumnCells(file, NAMES).filter((name) => /\p{L}{2}/u.test(name));
  const settings: ReadingSettings = {
    system: file.system,
    order: file.order ?? found.order,
    today: file.today,
    fileDate: file.fileDate,
    isCapitals: names.length > 0 && names.every((name) => !/\p{Ll}/u.test(name)),
  };
  const dates = file.order ? { order: file.order, isSure: true } : found;
  const filled = file.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rows = filled.map((row) => new RowCells(row, file.mapping, file.header));
  if (file.object === 'bookings') return { ...readBookings(rows, settings), dates };
  const read = rows.map((cells) => readRow(cells, settings));
  const people = read.filter((row): row is ReadRow => !('leftOut' in row));
  return {
    families: numberKeys(groupRows(people).map((group) => buildFamily(group, file.fileDate))),
    leftOut: read.flatMap((row) => ('leftOut' in row ? [{ line: row.line, sentence: row.leftOut }] : [])),
    dates,
  };
};
