import {
  applyDetails,
  clientDetailFields,
  formatDetail,
  MAX_CLIENT_TAGS,
  personDetailFields,
  type DetailField,
} from '@landsea/contracts/agents';
import {
  importFieldNames,
  type ImportChange,
  type ImportedHousehold,
  type ImportedPerson,
} from '@landsea/contracts/agents/imports';
import { formatDateWithYear } from '@landsea/contracts/core';
import { foldName, listOnce } from './import-text.js';
import { comparePhone, type KnownHousehold, type KnownImportPerson } from './match-household.js';

/** Columns by their property. */
export type WrittenColumns = Record<string, unknown>;

export interface Comparison {
  change: WrittenColumns;
  changes: ImportChange[];
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Databases keep the names of an object in an order of their own. */
const writeSorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => a.localeCompare(b)))
      : each,
  );

const compareDetails = (
  fields: Readonly<Record<string, DetailField>>,
  known: object,
  file: object,
  of: string,
): Comparison => {
  const before: WrittenColumns = { ...known };
  const found: Comparison = { change: {}, changes: [] };
  for (const [name, value] of Object.entries(file) as [string, unknown][]) {
    const field = fields[name];
    // An age grows old in the file.
    const isKept = name === 'knownAge' && before[name] !== undefined;
    if (!field || isKept || writeSorted(before[name]) === writeSorted(value)) continue;
    found.change[name] = value;
    found.changes.push({
      label: `${of}${field.label}`,
      before: formatDetail(field, before[name]),
      after: formatDetail(field, value),
    });
  }
  return found;
};

const PERSON_FIELDS = [
  'birthDate',
  'email',
  'phone',
  'heightInches',
  'dietaryNotes',
  'passportExpiresOn',
] as const;

const formatValue = (name: string, value: unknown): string =>
  value && (name === 'birthDate' || name === 'passportExpiresOn')
    ? formatDateWithYear(String(value))
    : text(value);

const isSameValue = (name: string, before: unknown, after: unknown): boolean =>
  name === 'phone' ? comparePhone(text(before)) === comparePhone(text(after)) : before === after;

const joinNotes = (known: string | null, file: string): string =>
  known?.includes(file) ? known : [known, file].filter(Boolean).join('\n\n').slice(0, 2000);

export const comparePerson = (known: KnownImportPerson, file: ImportedPerson): Comparison => {
  const of = `${known.firstName}: `;
  const { change: details, changes } = compareDetails(
    personDetailFields,
    known.details ?? {},
    file.details ?? {},
    of,
  );
  const change: WrittenColumns = {};
  for (const name of PERSON_FIELDS) {
    const after = file[name];
    if (after === undefined || after === null || after === '' || isSameValue(name, known[name], after))
      continue;
    change[name] = after;
    changes.push({
      label: `${of}${importFieldNames[name]}`,
      before: formatValue(name, known[name]),
      after: formatValue(name, after),
    });
  }
  const programs = new Set(known.loyalties.map(({ program, level }) => foldName(program + level)));
  const fresh = (file.loyalties ?? []).filter(
    ({ program, level }) => !programs.has(foldName(program + level)),
  );
  if (fresh.length > 0) {
    const kept = known.loyalties.filter(({ program }) =>
      fresh.every((each) => foldName(each.program) !== foldName(program)),
    );
    change['loyalties'] = [...kept, ...fresh].slice(0, 10);
    changes.push({
      label: `${of}Memberships`,
      before: '',
      after: fresh.map(({ program, level }) => `${program}: ${level}`).join(', '),
    });
  }
  if (file.notes && !known.notes?.includes(file.notes)) {
    change['notes'] = joinNotes(known.notes, file.notes);
    changes.push({ label: `${of}Notes`, before: known.notes ?? '', after: file.notes });
  }
  if (Object.keys(details).length > 0) change['details'] = applyDetails(known.details ?? {}, details);
  if (file.externalId && !known.externalId) change['externalId'] = file.externalId;
  return { change, changes };
};

/** The file replaces what stands, but for stage and next step, which are the agent’s work. */
export const compareClient = (known: KnownHousehold, file: ImportedHousehold): Comparison => {
  const { change: details, changes } = compareDetails(
    clientDetailFields,
    known.details ?? {},
    file.details ?? {},
    '',
  );
  const change: WrittenColumns =
    Object.keys(details).length > 0 ? { details: applyDetails(known.details ?? {}, details) } : {};
  const tags = listOnce([...known.tags, ...(file.tags ?? [])]).slice(0, MAX_CLIENT_TAGS);
  if (tags.length > known.tags.length) {
    change['tags'] = tags;
    changes.push({ label: 'Tags', before: known.tags.join(', '), after: tags.join(', ') });
  }
  if (file.source && !known.source) {
    change['source'] = file.source;
    changes.push({ label: 'How they found you', before: '', after: file.source });
  }
  if (file.nextStep && !known.nextStep && !known.nextStepOn) {
    change['nextStep'] = file.nextStep;
    if (file.nextStepOn) change['nextStepOn'] = file.nextStepOn;
    changes.push({ label: 'Next step', before: '', after: file.nextStep });
  }
  if (file.notes && !known.notes?.includes(file.notes)) {
    change['notes'] = joinNotes(known.notes, file.notes);
    changes.push({ label: 'Notes', before: known.notes ?? '', after: file.notes });
  }
  if (file.externalId && !known.externalId) change['externalId'] = file.externalId;
  return { change, changes };
};
