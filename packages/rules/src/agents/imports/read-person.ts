import {
  applyDetails,
  personDetailFields,
  type Loyalty,
  type PersonDetailName,
  type PersonDetails,
} from '@landsea/contracts/agents';
import type { ImportedPerson, ImportField } from '@landsea/contracts/agents/imports';
import { readEmails, readPhones } from './import-contacts.js';
import { readFileDate, type FileDateOrder } from './import-dates.js';
import { foldName, listOnce } from './import-text.js';
import type { RowCells } from './row-cells.js';

export interface ReadingSettings {
  system: string;
  order: FileDateOrder;
  today: string;
  fileDate: string;
  /** The whole file is in capitals. */
  isCapitals: boolean;
}

const GENDERS: Readonly<Record<string, string>> = {
  f: 'female',
  m: 'male',
  x: 'unspecified',
  woman: 'female',
  man: 'male',
};

export const readChoice = (names: Readonly<Record<string, string>>, cell: string): string | undefined => {
  const typed = foldName(cell);
  return Object.entries(names).find(
    ([key, name]) => typed === foldName(key) || typed === foldName(name),
  )?.[0];
};

/** `Castaway Club: 123-456-789 (Gold); Hilton Honors: 55501`, `DCL 222333444`. */
export const readLoyalties = (cell: string): Loyalty[] =>
  cell
    .split(/\s*;\s*/)
    .flatMap((part): Loyalty[] => {
      const [, program = '', rest = ''] =
        /^([^:]+):\s*(.+)$/.exec(part) ?? /^(.*?\p{L}.*?)\s+(\S*\d\S*)$/u.exec(part) ?? [];
      if (!program || !rest) return part === '' ? [] : [{ program: part.slice(0, 60), level: 'Member' }];
      const [, number, level] = /^([\d\- ]+)\s*\(([^)]+)\)$/.exec(rest) ?? [];
      const said = level && number ? `${level} (${number.trim()})` : rest;
      return [{ program: program.trim().slice(0, 60), level: said.slice(0, 40) }];
    })
    .slice(0, 10);

/** `4'2"`, `50 in`, `50`. */
const readHeight = (cell: string): number | undefined => {
  const [, feet, inches] = /^(\d)\s*(?:'|ft|feet)\s*(\d{1,2})?/.exec(cell) ?? [];
  const height = feet ? Number(feet) * 12 + Number(inches ?? 0) : Number(/^\d{2}(?:\.\d+)?/.exec(cell)?.[0]);
  return height >= 15 && height <= 90 ? Math.round(height) : undefined;
};

const details = [
  'title',
  'middleName',
  'suffix',
  'preferredName',
  'relationship',
  'citizenship',
  'birthday',
  'knownAge',
  'mobility',
  'accessNeeds',
  'celebrations',
] as const satisfies readonly (PersonDetailName & ImportField)[];
const choices = ['gender', 'paperKind', 'parkAccount'] as const;

const readDetails = (cells: RowCells): PersonDetails => {
  const found: Record<string, unknown> = {};
  for (const name of details) {
    const field = personDetailFields[name];
    if (field.kind === 'text') found[name] = cells.get(name).slice(0, field.most);
  }
  for (const name of choices) {
    const field = personDetailFields[name];
    const cell = cells.get(name);
    if (field.kind !== 'choice' || cell === '') continue;
    const value = readChoice(field.names, cell) ?? (name === 'gender' ? GENDERS[foldName(cell)] : undefined);
    if (value) found[name] = value;
    else cells.say(`“${cell}” is none of our words for ${field.label.toLowerCase()}: it was left out.`);
  }
  const known = foldName(cells.get('knownTraveler'));
  if (known) found['knownTraveler'] = ['no', 'n', 'false', '0', 'hasnone'].includes(known) ? 'no' : 'yes';
  return applyDetails<PersonDetails>(found as PersonDetails);
};

const readDate = (cells: RowCells, field: ImportField, { order, today }: ReadingSettings) => {
  const kind =
    field === 'anniversary'
      ? 'wedding'
      : field === 'birthDate' || field === 'spouseBirthDate'
        ? 'birth'
        : 'travel';
  const read = readFileDate(cells.get(field), { order, kind, today });
  if (read && 'problem' in read) cells.say(`${read.problem}: the date was left out.`);
  return read && !('problem' in read) ? read : undefined;
};

export interface ReadContacts {
  emails: string[];
  phones: string[];
  said: string[];
}

/** An export of ours says which is the first; elsewhere a cell phone alone is the phone. */
export const readContacts = (cells: RowCells, { system }: ReadingSettings): ReadContacts => {
  const emails = [...cells.getAll('email'), ...cells.getAll('otherEmail')].map(readEmails);
  const country = cells.get('country');
  const phones = [...cells.getAll('phone'), ...cells.getAll('otherPhone')].map((cell) =>
    readPhones(cell, country),
  );
  const none = (field: 'email' | 'phone') => (system === 'landsea' && cells.get(field) === '' ? [''] : []);
  return {
    emails: [...none('email'), ...listOnce(emails.flatMap((each) => each.emails))],
    phones: [...none('phone'), ...listOnce(phones.flatMap((each) => each.phones))],
    said: [...emails.flatMap(({ said }) => said), ...phones.flatMap(({ said }) => said)],
  };
};

/** The first person of a row, without a name and without contacts. */
export const readPersonFacts = (
  cells: RowCells,
  settings: ReadingSettings,
): Omit<ImportedPerson, 'firstName' | 'lastName'> => {
  const born = readDate(cells, 'birthDate', settings);
  const passport = readDate(cells, 'passportExpiresOn', settings);
  const height = cells.get('heightInches');
  const heightInches = height === '' ? undefined : readHeight(height);
  if (height !== '' && heightInches === undefined)
    cells.say(`“${height}” is no height in inches: it was left out.`);
  const birthday = born && 'birthday' in born ? born.birthday : undefined;
  const found = applyDetails<PersonDetails>({ ...readDetails(cells), ...(birthday && { birthday }) });
  const loyalties = cells.getAll('loyalties');
  const notes = cells.get('personNotes').slice(0, 2000);
  const diet = cells.get('dietaryNotes').slice(0, 300);
  return {
    ...(born && 'date' in born && { birthDate: born.date }),
    ...(passport && 'date' in passport && { passportExpiresOn: passport.date }),
    ...(heightInches !== undefined && { heightInches }),
    ...(loyalties.length > 0 && {
      loyalties: readLoyalties(loyalties.join(settings.system === 'clientbase' ? ': ' : '; ')),
    }),
    ...(diet && { dietaryNotes: diet }),
    ...(notes && { notes }),
    ...(Object.keys(found).length > 0 && { details: found }),
  };
};

export const readTravelDate = (
  cells: RowCells,
  field: ImportField,
  settings: ReadingSettings,
): string | undefined => {
  const read = readDate(cells, field, settings);
  return read && 'date' in read ? read.date : undefined;
};
