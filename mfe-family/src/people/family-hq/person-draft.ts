import { LoyaltyLevel } from '@landsea/contracts/trip';
import type { CreatePerson, PartyMember } from '@landsea/contracts/trip';
import type { PersonChange } from '../../trip/api/person-queue';

/** A person as it is typed. */
export interface MemberDraft {
  name: string;
  by: 'age' | 'birth-date';
  age: string;
  birthDate: string;
  height: string;
  dietaryNotes: string;
  loyaltyLevel: LoyaltyLevel | 'unknown';
}

export type DraftProblems = Partial<
  Record<'name' | 'age' | 'birthDate' | 'heightInches' | 'dietaryNotes', string>
>;

export const draftOf = (person: PartyMember | undefined): MemberDraft => ({
  name: person?.name ?? '',
  by: person?.birthDate === undefined ? 'age' : 'birth-date',
  age: person ? String(person.age) : '',
  birthDate: person?.birthDate ?? '',
  height: person?.heightInches === undefined ? '' : String(person.heightInches),
  dietaryNotes: person?.dietaryNotes ?? '',
  loyaltyLevel: person?.loyaltyLevel ?? 'unknown',
});

const wholeNumber = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;

export const problemsOf = ({ name, by, age, birthDate, height }: MemberDraft): DraftProblems => {
  const years = wholeNumber(age);
  const inches = wholeNumber(height);
  return {
    ...(name.trim() === '' ? { name: 'Name is required' } : {}),
    ...(by === 'age' && (years === undefined || years > 120)
      ? { age: 'Enter an age in years, 0 to 120' }
      : {}),
    ...(by === 'birth-date' && birthDate === '' ? { birthDate: 'Enter a birth date' } : {}),
    ...(height.trim() !== '' && (inches === undefined || inches < 15 || inches > 90)
      ? { heightInches: 'Enter a height in inches, 15 to 90' }
      : {}),
  };
};

/** What is typed of a person, as it is sent. */
export const factsOf = (draft: MemberDraft): Omit<CreatePerson, 'id'> => ({
  name: draft.name.trim(),
  age: draft.by === 'age' ? wholeNumber(draft.age) : undefined,
  birthDate: draft.by === 'birth-date' ? draft.birthDate : undefined,
  heightInches: wholeNumber(draft.height),
  dietaryNotes: draft.dietaryNotes.trim() || undefined,
  loyaltyLevel: LoyaltyLevel.options.find((level) => level === draft.loyaltyLevel),
});

/** What is typed that differs from what was there: null takes a field away. */
export const changeOf = (draft: MemberDraft, person: PartyMember): PersonChange => {
  const { name, age, birthDate, heightInches, dietaryNotes, loyaltyLevel } = factsOf(draft);
  return {
    ...(name === person.name ? {} : { name }),
    ...(age === undefined || (age === person.age && person.birthDate === undefined) ? {} : { age }),
    ...(birthDate === person.birthDate ? {} : { birthDate: birthDate ?? null }),
    ...(heightInches === person.heightInches ? {} : { heightInches: heightInches ?? null }),
    ...(dietaryNotes === person.dietaryNotes ? {} : { dietaryNotes: dietaryNotes ?? null }),
    ...(loyaltyLevel === person.loyaltyLevel ? {} : { loyaltyLevel: loyaltyLevel ?? null }),
  };
};
