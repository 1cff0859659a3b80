import type { HouseholdPerson, KnownIntake } from '@landsea/contracts/agents';
import { getAgeOn } from '@landsea/rules/trip';
import { formatIntakeDate } from './intake-words.js';

/** The part of a client's record that a form can ask about. */
export interface IntakeHousehold {
  leadId: string | null;
  email: string;
  phone: string | null;
  source: string | null;
  people: Pick<
    HouseholdPerson,
    | 'id'
    | 'firstName'
    | 'lastName'
    | 'birthDate'
    | 'heightInches'
    | 'dietaryNotes'
    | 'passportExpiresOn'
    | 'version'
  >[];
}

type Person = IntakeHousehold['people'][number];

const personReaders: Readonly<Record<string, (person: Person) => string | null>> = {
  'traveler.name': ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'traveler.birthDate': ({ birthDate }) => birthDate && formatIntakeDate(birthDate),
  'traveler.heightInches': ({ heightInches }) => (heightInches === null ? null : String(heightInches)),
  'traveler.diet': ({ dietaryNotes }) => dietaryNotes || null,
  'traveler.passportExpiry': ({ passportExpiresOn }) =>
    passportExpiresOn && formatIntakeDate(passportExpiresOn),
};
const clientReaders: Readonly<Record<string, (household: IntakeHousehold) => string | null>> = {
  'client.email': ({ email }) => email || null,
  'client.phone': ({ phone }) => phone || null,
  'client.source': ({ source }) => source || null,
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
  height: 'traveler.heightInches',
  diet: 'traveler.diet',
  expiry: 'traveler.passportExpiry',
} as const;

/** The questions that the record answers, without its values. */
export const listKnownIntake = (household: IntakeHousehold, travelsOn: string): KnownIntake => ({
  fields: [
    'lead_name',
    'people',
    ...(household.email ? ['lead_email'] : []),
    ...(household.phone ? ['lead_phone'] : []),
    ...(household.source ? ['found_by'] : []),
  ],
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
      ...Object.entries(columnReaders).flatMap(([key, attribute]) =>
        readRecord(attribute, person.id, household) === null ? [] : [key],
      ),
    ],
  })),
});
