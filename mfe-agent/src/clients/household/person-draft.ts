import {
  ClientEmail,
  personDetailFields,
  type HouseholdPerson,
  type Loyalty,
  type PersonDetails,
} from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';
import * as z from 'zod/mini';
import { formatDetails, makeDetailDraft, readDetailDraft } from './detail-draft';
import type { HouseholdChange } from './known-client';

const isHeight = (typed: string): boolean =>
  typed.trim() === '' || (/^\d{2}$/.test(typed.trim()) && Number(typed) >= 15 && Number(typed) <= 90);

/** One membership a line: the program, a colon, the level. */
const loyaltiesOf = (typed: string): Loyalty[] =>
  typed
    .split('\n')
    .map((line) => line.split(':').map((part) => part.trim()))
    .flatMap(([program = '', level = '']) => (program && level ? [{ program, level }] : []));

const areLoyalties = (typed: string): boolean =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => /^[^:]+:\s*\S/.test(line));

export const HouseholdPersonDraft = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required')),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required')),
  birthDate: z.string(),
  email: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || ClientEmail.safeParse(typed).success,
        'Enter an email address',
      ),
    ),
  phone: z.string(),
  heightInches: z.string().check(z.refine(isHeight, 'Enter a height in inches, 15 to 90')),
  dietaryNotes: z.string(),
  passportExpiresOn: z.string(),
  loyalties: z
    .string()
    .check(z.refine(areLoyalties, 'Write the program, a colon and the level, such as Castaway Club: Gold')),
  notes: z.string(),
  details: z.record(z.string(), z.string()),
});
export type HouseholdPersonDraft = z.infer<typeof HouseholdPersonDraft>;

const loyaltyText = (loyalties: readonly Loyalty[]): string =>
  loyalties.map(({ program, level }) => `${program}: ${level}`).join('\n');

/** A new person gets the household's last name until another is typed. */
export const makePersonDraft = (
  person: HouseholdPerson | undefined,
  familyName = '',
): HouseholdPersonDraft => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? familyName,
  birthDate: person?.birthDate ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  heightInches: person?.heightInches?.toString() ?? '',
  dietaryNotes: person?.dietaryNotes ?? '',
  passportExpiresOn: person?.passportExpiresOn ?? '',
  loyalties: loyaltyText(person?.loyalties ?? []),
  notes: person?.notes ?? '',
  details: makeDetailDraft(personDetailFields, person?.details),
});

/** Undefined where they are those that are known. */
const readDetails = (draft: HouseholdPersonDraft, known?: PersonDetails) =>
  readDetailDraft(personDetailFields, draft.details, known);

/** An empty field is null. */
export const readFacts = (draft: HouseholdPersonDraft) => ({
  ...readPlainFacts(draft),
  ...withDetails(readDetails(draft)),
});

const withDetails = (details: PersonDetails | undefined) => (details ? { details } : {});

const readPlainFacts = (draft: HouseholdPersonDraft) => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  birthDate: draft.birthDate || null,
  email: draft.email.trim().toLowerCase() || null,
  phone: draft.phone.trim() || null,
  heightInches: draft.heightInches.trim() ? Number(draft.heightInches) : null,
  dietaryNotes: draft.dietaryNotes.trim() || null,
  passportExpiresOn: draft.passportExpiresOn || null,
  loyalties: loyaltiesOf(draft.loyalties),
  notes: draft.notes.trim() || null,
});

export const makePersonChange = (draft: HouseholdPersonDraft, person: HouseholdPerson): HouseholdChange => ({
  ...Object.fromEntries(
    Object.entries(readPlainFacts(draft)).filter(
      ([field, value]) =>
        JSON.stringify(value) !==
        JSON.stringify(Object.entries(person).find(([name]) => name === field)?.[1]),
    ),
  ),
  ...withDetails(readDetails(draft, person.details)),
});

export const fieldNames: Record<keyof HouseholdChange, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  email: 'Email',
  phone: 'Phone',
  heightInches: 'Height in inches',
  dietaryNotes: 'Dietary needs',
  passportExpiresOn: 'Passport until',
  loyalties: 'Memberships',
  notes: 'Notes',
  details: 'Names, papers and needs',
};

export const formatField = (person: HouseholdPerson, field: keyof HouseholdChange): string => {
  if (field === 'loyalties') return loyaltyText(person.loyalties);
  if (field === 'details') return formatDetails(personDetailFields, person.details);
  const value = person[field];
  if ((field === 'birthDate' || field === 'passportExpiresOn') && value)
    return formatDateWithYear(String(value));
  return value === null ? '' : String(value);
};
