import type { TextPerson } from '@landsea/rules/agents/imports';
import { formatDateWithYear } from '@landsea/contracts/core';
import { makePersonDraft, type HouseholdPersonDraft } from './person-draft';

export interface KnownName {
  firstName: string;
  lastName: string;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** A name in the text without a last name is that of the household. */
export const isKnownName = (known: readonly KnownName[], { firstName, lastName }: KnownName): boolean =>
  known.some(
    (each) => plain(each.firstName) === plain(firstName) && plain(each.lastName) === plain(lastName),
  );

export const parseDraft = (person: TextPerson): HouseholdPersonDraft => {
  const draft = makePersonDraft(undefined, person.lastName);
  const { relationship = '', birthday = '', knownAge = '', suffix = '' } = person;
  return {
    ...draft,
    firstName: person.firstName,
    birthDate: person.birthDate ?? '',
    email: person.email ?? '',
    phone: person.phone ?? '',
    heightInches: person.heightInches === undefined ? '' : String(person.heightInches),
    dietaryNotes: person.dietaryNotes ?? '',
    notes: person.notes ?? '',
    details: {
      ...draft.details,
      relationship,
      suffix,
      ...(!person.birthDate && { birthday, knownAge }),
    },
  };
};

const describeAge = ({ birthDate, age, knownAge, birthday }: TextPerson): string | undefined => {
  if (birthDate) return `born ${formatDateWithYear(birthDate)}`;
  if (age !== undefined) return age === 0 ? 'under 1' : `age ${age}`;
  return knownAge ?? (birthday && `birthday ${birthday.replace('-', '/')}`);
};

/** `Grandmother · age 71 · peanut allergy`: what else the text says. */
export const describeText = (person: TextPerson): string =>
  [
    person.relationship,
    describeAge(person),
    person.heightInches === undefined ? undefined : `${person.heightInches} in`,
    person.dietaryNotes,
    person.email,
    person.phone,
    person.notes,
  ]
    .filter(Boolean)
    .join(' · ');
