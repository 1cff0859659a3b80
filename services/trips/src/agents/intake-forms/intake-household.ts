import type {
  ClientDetailName,
  HouseholdPerson,
  ClientDetails,
  KnownIntake,
  PersonDetailName,
} from '@landsea/contracts/agents';
import { intakeTemplates } from '@landsea/rules/agents';
import { getAgeOn } from '@landsea/rules/trip';
import { formatIntakeDate } from './intake-words.js';

export interface IntakeHousehold {
  leadId: string | null;
  email: string;
  phone: string | null;
  source: string | null;
  details: ClientDetails;
  version: number;
  people: Pick<
    HouseholdPerson,
    | 'id'
    | 'firstName'
    | 'lastName'
    | 'birthDate'
    | 'heightInches'
    | 'dietaryNotes'
    | 'passportExpiresOn'
    | 'details'
    | 'version'
  >[];
}

type Person = IntakeHousehold['people'][number];

/** Attributes that are written as a detail of a person as they were answered. */
export const personDetails: Readonly<Record<string, PersonDetailName>> = {
  'traveler.relationship': 'relationship',
  'traveler.celebration': 'celebrations',
  'traveler.citizenship': 'citizenship',
  'traveler.paperKind': 'paperKind',
};

export const clientDetails: Readonly<Record<string, ClientDetailName>> = {
  'client.contactPreference': 'contactPreference',
  'client.referredBy': 'referredBy',
};

const questions = intakeTemplates.combined.sections.flatMap(({ fields }) =>
  fields.flatMap((field) => [field, ...(field.columns ?? [])]),
);

/** A detail in the words of the form, so that equal answers compare as equal. */
const formatDetail = (attribute: string, value: unknown): string | null => {
  if (typeof value !== 'string' || value === '') return null;
  const { options = [] } = questions.find(({ proposes }) => proposes === attribute) ?? {};
  return options.find((option) => option.value === value)?.label ?? value;
};

const personReaders: Readonly<Record<string, (person: Person) => string | null>> = {
  'traveler.name': ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'traveler.birthDate': ({ birthDate }) => birthDate && formatIntakeDate(birthDate),
  'traveler.heightInches': ({ heightInches }) => (heightInches === null ? null : String(heightInches)),
  'traveler.diet': ({ dietaryNotes }) => dietaryNotes || null,
  'traveler.passportExpiry': ({ passportExpiresOn }) =>
    passportExpiresOn && formatIntakeDate(passportExpiresOn),
  ...Object.fromEntries(
    Object.entries(personDetails).map(([attribute, name]) => [
      attribute,
      ({ details }: Person) => formatDetail(attribute, details?.[name]),
    ]),
  ),
};
const clientReaders: Readonly<Record<string, (household: IntakeHousehold) => string | null>> = {
  'client.email': ({ email }) => email || null,
  'client.phone': ({ phone }) => phone || null,
  'client.source': ({ source }) => source || null,
  'client.address.city': ({ details: { city, state } }) => [city, state].filter(Boolean).join(', ') || null,
  ...Object.fromEntries(
    Object.entries(clientDetails).map(([attribute, name]) => [
      attribute,
      ({ details }: IntakeHousehold) => formatDetail(attribute, details[name]),
    ]),
  ),
};

/** `Orlando, FL`; without a comma it is the city alone. */
export const splitCity = (text: string): { city: string; state: string | null } => {
  const at = text.lastIndexOf(',');
  return at < 0
    ? { city: text.trim(), state: null }
    : { city: text.slice(0, at).trim(), state: text.slice(at + 1).trim() };
};

/** Attributes that a client's record has a field for; the others are held by the answer. */
export const isRecorded = (attribute: string): boolean =>
  attribute in personReaders || attribute in clientReaders;

/** The record's value in the words of {@link formatIntakeValue}; null for none. */
export const readRecord = (
  attribute: string,
  personId: string | null,
  household: IntakeHousehold,
): string | null => {
  const person = household.people.find(({ id }) => id === personId);
  if (attribute in personReaders) return (person && personReaders[attribute]?.(person)) ?? null;
  return clientReaders[attribute]?.(household) ?? null;
};

const columnReaders = {
  birth: 'traveler.birthDate',
  relation: 'traveler.relationship',
  height: 'traveler.heightInches',
  diet: 'traveler.diet',
  celebrates: 'traveler.celebration',
  citizenship: 'traveler.citizenship',
  paper: 'traveler.paperKind',
  expiry: 'traveler.passportExpiry',
} as const;
const fieldReaders = {
  lead_email: 'client.email',
  lead_phone: 'client.phone',
  contact_pref: 'client.contactPreference',
  home_city: 'client.address.city',
  found_by: 'client.source',
  referred_by: 'client.referredBy',
} as const;

/** The questions that the record answers, without its values. */
export const listKnownIntake = (household: IntakeHousehold, travelsOn: string): KnownIntake => {
  const listKnown = (readers: Readonly<Record<string, string>>, personId: string | null): string[] =>
    Object.entries(readers).flatMap(([key, attribute]) =>
      readRecord(attribute, personId, household) === null ? [] : [key],
    );
  return {
    fields: ['lead_name', 'people', ...listKnown(fieldReaders, null)],
    people: household.people.map((person) => ({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      age:
        person.birthDate === null || person.birthDate > travelsOn
          ? null
          : getAgeOn({ age: 0, birthDate: person.birthDate }, travelsOn),
      columns: [
        'first',
        'last',
        // The others are related to the lead.
        ...(person.id === household.leadId ? ['relation'] : []),
        ...listKnown(columnReaders, person.id),
      ],
    })),
  };
};
