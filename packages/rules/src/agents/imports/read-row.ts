import { applyDetails, type PersonDetails } from '@landsea/contracts/agents';
import type { ImportedPerson } from '@landsea/contracts/agents/imports';
import { isLostNumber } from './import-contacts.js';
import {
  findChildrenLine,
  readFullName,
  readRelatives,
  readReversed,
  splitAdults,
  type FileName,
  type FileRelative,
} from './import-names.js';
import { foldName, readCapitals } from './import-text.js';
import { readHouseholdFacts, type ReadHouseholdFacts } from './read-household.js';
import { readContacts, readPersonFacts, readTravelDate, type ReadingSettings } from './read-person.js';
import type { ImportFinding, RowCells } from './row-cells.js';

export interface ReadRow {
  line: number;
  people: ImportedPerson[];
  relatives: FileRelative[];
  facts: ReadHouseholdFacts;
  household: string;
  isLead: boolean;
  owner: string;
  asks: string[];
  findings: readonly ImportFinding[];
}

const SUPPLIER = /^(?:supplier|vendor|company|business|partner agency|hotel|cruise line)s?$/i;
const TRAILER = /^(?:grand total|totals?|count|records?|printed)\b/i;

const listNames = (cells: RowCells, { isCapitals }: ReadingSettings): FileName[] => {
  const write = (name: string) => (isCapitals ? readCapitals(name) : name).slice(0, 80);
  const reversed = readReversed(cells.get('householdName'));
  const [firstName, lastName] = [cells.get('firstName'), cells.get('lastName')];
  const whole = firstName || lastName ? undefined : readFullName(cells.get('fullName'));
  if (whole)
    return splitAdults(whole.firstName).map((name, index, all) => ({
      firstName: write(name),
      lastName: write(whole.lastName),
      ...(whole.suffix && index === all.length - 1 && { suffix: whole.suffix }),
    }));
  if (!firstName && !lastName) return reversed;
  const own = splitAdults(firstName).map((name) => ({ firstName: write(name), lastName: write(lastName) }));
  const isHead =
    reversed.length > 1 && foldName(reversed[0]?.firstName ?? '') === foldName(own[0]?.firstName ?? '');
  return isHead && own.length === 1 ? [...own, ...reversed.slice(1)] : own;
};

/** The reason why the row is no client; undefined for one that is. */
const findLeftOut = (cells: RowCells, names: readonly FileName[]): string | undefined => {
  const first = cells.row.cells.find((cell) => cell.trim() !== '') ?? '';
  if (TRAILER.test(first)) return 'A line of totals, not a person.';
  if (SUPPLIER.test(cells.get('contactType'))) return 'A supplier or company, not a client.';
  if (cells.get('firstName').includes('@') || cells.get('fullName').includes('@'))
    return 'An address without a name.';
  if (names.length === 0 && cells.get('contactType') !== '') return 'A supplier or company, not a client.';
  if (names.some(({ firstName, lastName }) => !firstName || !lastName) || names.length === 0)
    return 'A first and a last name are needed: add them in the file.';
  return undefined;
};

const isRelations = (cell: string): boolean => /:|,|\bof\b|\(|\d/i.test(cell);

const withoutRelationship = (person: ImportedPerson, cell: string): ImportedPerson =>
  isRelations(cell) && person.details
    ? { ...person, details: applyDetails<PersonDetails>(person.details, { relationship: null }) }
    : person;

const listPeople = (
  cells: RowCells,
  names: readonly FileName[],
  settings: ReadingSettings,
  externalId: string,
) => {
  const { emails, phones, said } = readContacts(cells, settings);
  const [, second] = names;
  const [lead, ...rest] = names.map(({ suffix, ...name }, index): ImportedPerson => {
    if (index > 0) return { ...name, ...(suffix && { details: { suffix } }) };
    const facts = readPersonFacts(cells, settings);
    const { title } = facts.details ?? {};
    const [otherEmails, otherPhones] = [emails.slice(second ? 2 : 1, 6), phones.slice(1, 6)];
    const details = applyDetails<PersonDetails>(facts.details ?? {}, {
      otherEmails,
      otherPhones,
      ...(suffix && { suffix }),
      ...(title?.includes('/') && { title: null }),
    });
    return {
      ...name,
      ...facts,
      ...(emails[0] && { email: emails[0] }),
      ...(phones[0] && { phone: phones[0] }),
      ...(externalId && { externalId }),
      details,
    };
  });
  const spouse = cells.get('spouseFirstName');
  const spouseBorn = readTravelDate(cells, 'spouseBirthDate', settings);
  const people = lead ? [withoutRelationship(lead, cells.get('relationship')), ...rest] : [];
  if (spouse)
    people.push({
      firstName: spouse.slice(0, 80),
      lastName: (cells.get('spouseLastName') || (lead?.lastName ?? '')).slice(0, 80),
      ...(spouseBorn && { birthDate: spouseBorn }),
      details: { relationship: 'Spouse' },
    });
  if (emails[1] && people[1] && second) people[1] = { ...people[1], email: emails[1] };
  else if (emails[1] && second === undefined && people[0])
    people[0] = {
      ...people[0],
      details: applyDetails<PersonDetails>(people[0].details ?? {}, { otherEmails: emails.slice(1, 6) }),
    };
  return { people, said };
};

const listRelatives = (cells: RowCells, lastName: string): FileRelative[] => {
  const relation = cells.get('relationship');
  const childless = [cells.get('children'), findChildrenLine(cells.getAll('notes').join('\n')) ?? '']
    .flatMap((cell) => readRelatives(cell, lastName))
    .map((child) => ({ ...child, relationship: child.relationship || 'Child' }));
  return [...(isRelations(relation) ? readRelatives(relation, lastName) : []), ...childless];
};

export const readRow = (
  cells: RowCells,
  settings: ReadingSettings,
): ReadRow | { line: number; leftOut: string } => {
  const { line } = cells.row;
  const names = listNames(cells, settings);
  const leftOut = findLeftOut(cells, names);
  if (leftOut) return { line, leftOut };
  const typedId = cells.get('externalId');
  if (isLostNumber(typedId))
    cells.say(`The number ${typedId} has lost digits: export the file again with this column as text.`);
  const externalId = typedId && !isLostNumber(typedId) ? `${settings.system}:${typedId}`.slice(0, 120) : '';
  const { people, said } = listPeople(cells, names, settings, externalId);
  const facts = readHouseholdFacts(cells, settings, said);
  const household = cells.get('household') || cells.get('householdName');
  const isTwo = names.length > 1;
  return {
    line,
    people,
    relatives: listRelatives(cells, names[0]?.lastName ?? ''),
    facts: {
      ...facts,
      ...(settings.system === 'landsea' &&
        cells.get('household') && { externalId: `landsea:${cells.get('household')}` }),
    },
    household: household ? foldName(household) : '',
    isLead: ['yes', 'true', '1', 'x'].includes(foldName(cells.get('isLead'))),
    owner: cells.get('owner'),
    asks: isTwo
      ? [
          `Line ${line} names ${names.map(({ firstName }) => firstName).join(' and ')}: we made two people of it.`,
        ]
      : [],
    findings: cells.findings,
  };
};
