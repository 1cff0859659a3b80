import {
  formatDetail,
  personDetailFields,
  type Client,
  type HouseholdPerson,
  type MergeFields,
  type MergePersonFields,
  type MergeSideOrBoth,
} from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';

export interface MergeRow<Name extends string> {
  name: Name;
  label: string;
  keep: string;
  merge: string;
  canBoth?: true;
}

const day = (date: string | null | undefined): string => (date ? formatDateWithYear(date) : '');
const fullName = ({ firstName, lastName }: HouseholdPerson): string => `${firstName} ${lastName}`;

const leadOf = ({ people = [], leadId }: Client): string => {
  const lead = people.find(({ id }) => id === leadId);
  return lead ? fullName(lead) : '';
};
const nextOf = ({ nextStep, nextStepOn }: Client): string =>
  [nextStep, day(nextStepOn)].filter(Boolean).join(', ');

const clientValues: readonly [keyof MergeFields, string, (client: Client) => string, true?][] = [
  ['lead', 'Lead person', leadOf],
  ['nextStep', 'Next step', nextOf],
  ['source', 'How they found you', ({ source }) => source ?? ''],
  ['tags', 'Tags', ({ tags = [] }) => tags.join(', '), true],
  ['notes', 'Notes', ({ notes }) => notes ?? '', true],
];

export const listClientRows = (keep: Client, merge: Client): MergeRow<keyof MergeFields>[] =>
  clientValues.map(([name, label, valueOf, canBoth]) => ({
    name,
    label,
    keep: valueOf(keep),
    merge: valueOf(merge),
    ...(canBoth && { canBoth }),
  }));

type PlainField = Exclude<keyof MergePersonFields, 'details'>;

const personValues: readonly [PlainField, string, (person: HouseholdPerson) => string][] = [
  ['name', 'Name', fullName],
  ['birthDate', 'Birth date', ({ birthDate }) => day(birthDate)],
  ['email', 'Email', ({ email }) => email ?? ''],
  ['phone', 'Phone', ({ phone }) => phone ?? ''],
  [
    'loyalties',
    'Memberships',
    ({ loyalties }) => loyalties.map(({ program, level }) => `${program}: ${level}`).join(', '),
  ],
  ['heightInches', 'Height in inches', ({ heightInches }) => heightInches?.toString() ?? ''],
  ['dietaryNotes', 'Dietary needs', ({ dietaryNotes }) => dietaryNotes ?? ''],
  ['passportExpiresOn', 'Passport valid until', ({ passportExpiresOn }) => day(passportExpiresOn)],
  ['notes', 'Notes', ({ notes }) => notes ?? ''],
];

export const listPersonRows = (keep: HouseholdPerson, merge: HouseholdPerson): MergeRow<PlainField>[] =>
  personValues.map(([name, label, valueOf]) => ({ name, label, keep: valueOf(keep), merge: valueOf(merge) }));

export const listDetailRows = (keep: HouseholdPerson, merge: HouseholdPerson): MergeRow<string>[] => {
  const [kept, merged]: Record<string, unknown>[] = [{ ...keep.details }, { ...merge.details }];
  return Object.entries(personDetailFields).map(([name, field]) => ({
    name,
    label: field.label,
    keep: formatDetail(field, kept?.[name]),
    merge: formatDetail(field, merged?.[name]),
  }));
};

/** The default keeps a value over none; of two it takes the kept client's, or both when that is possible. */
const usual = ({ keep, merge, canBoth }: MergeRow<string>): MergeSideOrBoth => {
  if (!keep && merge) return 'merge';
  return canBoth && merge && keep !== merge ? 'both' : 'keep';
};
const side = (row: MergeRow<string> | undefined): 'keep' | 'merge' =>
  row && usual(row) === 'merge' ? 'merge' : 'keep';

/** The stage follows from the trips of both; what an agent said of a client counts without one. */
const rankFact = ({ stage }: Client): number => (stage === 'lost' ? 0 : stage === 'traveled' ? 2 : 1);

/** The defaults lose nothing. */
export const chooseFields = (keep: Client, merge: Client): MergeFields => {
  const rows = new Map(listClientRows(keep, merge).map((row) => [row.name, row]));
  const both = (name: 'tags' | 'notes') => {
    const row = rows.get(name);
    return row ? usual(row) : 'both';
  };
  return {
    stage: rankFact(merge) > rankFact(keep) ? 'merge' : 'keep',
    source: side(rows.get('source')),
    nextStep: side(rows.get('nextStep')),
    lead: 'keep',
    tags: both('tags'),
    notes: both('notes'),
  };
};

export const choosePersonFields = (keep: HouseholdPerson, merge: HouseholdPerson): MergePersonFields => {
  const rows = new Map(listPersonRows(keep, merge).map((row) => [row.name, row]));
  const of = (name: PlainField) => side(rows.get(name));
  return {
    name: of('name'),
    birthDate: of('birthDate'),
    email: of('email'),
    phone: of('phone'),
    loyalties: of('loyalties'),
    heightInches: of('heightInches'),
    dietaryNotes: of('dietaryNotes'),
    passportExpiresOn: of('passportExpiresOn'),
    notes: of('notes'),
    details: Object.fromEntries(listDetailRows(keep, merge).map((row) => [row.name, side(row)])),
  };
};
