import { LoyaltyLevel, type CreatePerson, type PartyMember } from '@landsea/contracts/trip';
import * as z from 'zod/mini';
import type { PersonChange } from '../../trip-frame/api/person-queue';
import { readPace } from '../../trip-frame/people/party';

const wholeNumber = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;

const isWithin = (typed: string, least: number, most: number): boolean => {
  const number = wholeNumber(typed);
  return number !== undefined && number >= least && number <= most;
};

export const MemberDraft = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
    by: z.enum(['age', 'birth-date']),
    age: z.string(),
    birthDate: z.string(),
    heightInches: z
      .string()
      .check(
        z.refine(
          (typed) => typed.trim() === '' || isWithin(typed, 15, 90),
          'Enter a height in inches, 15 to 90',
        ),
      ),
    dietaryNotes: z.string(),
    loyaltyLevel: z.string(),
    pace: z.string(),
  })
  .check(
    z.refine(({ by, age }) => by !== 'age' || isWithin(age, 0, 120), {
      path: ['age'],
      error: 'Enter an age in years, 0 to 120',
    }),
    z.refine(({ by, birthDate }) => by !== 'birth-date' || birthDate !== '', {
      path: ['birthDate'],
      error: 'Enter a birth date',
    }),
  );
export type MemberDraft = z.infer<typeof MemberDraft>;

export const toMemberDraft = (person: PartyMember | undefined): MemberDraft => ({
  name: person?.name ?? '',
  by: person?.birthDate === undefined ? 'age' : 'birth-date',
  age: person ? String(person.age) : '',
  birthDate: person?.birthDate ?? '',
  heightInches: person?.heightInches === undefined ? '' : String(person.heightInches),
  dietaryNotes: person?.dietaryNotes ?? '',
  loyaltyLevel: person?.loyaltyLevel ?? 'unknown',
  pace: person?.pace ?? 'unknown',
});

export const readFacts = (draft: MemberDraft): Omit<CreatePerson, 'id'> => ({
  name: draft.name,
  age: draft.by === 'age' ? wholeNumber(draft.age) : undefined,
  birthDate: draft.by === 'birth-date' ? draft.birthDate : undefined,
  heightInches: wholeNumber(draft.heightInches),
  dietaryNotes: draft.dietaryNotes.trim() || undefined,
  loyaltyLevel: LoyaltyLevel.options.find((level) => level === draft.loyaltyLevel),
  pace: readPace(draft.pace),
});

/** Null removes a field. */
export const getMemberChange = (draft: MemberDraft, person: PartyMember): PersonChange => {
  const { name, age, birthDate, heightInches, dietaryNotes, loyaltyLevel, pace } = readFacts(draft);
  return {
    ...(name === person.name ? {} : { name }),
    ...(age === undefined || (age === person.age && person.birthDate === undefined) ? {} : { age }),
    ...(birthDate === person.birthDate ? {} : { birthDate: birthDate ?? null }),
    ...(heightInches === person.heightInches ? {} : { heightInches: heightInches ?? null }),
    ...(dietaryNotes === person.dietaryNotes ? {} : { dietaryNotes: dietaryNotes ?? null }),
    ...(loyaltyLevel === person.loyaltyLevel ? {} : { loyaltyLevel: loyaltyLevel ?? null }),
    ...(pace === person.pace ? {} : { pace: pace ?? null }),
  };
};
