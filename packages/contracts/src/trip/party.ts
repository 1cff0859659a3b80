import * as z from 'zod/mini';
import type { CalendarDate } from '../core/primitives.js';
import { CalendarDate as DateField, Id, Version } from '../core/primitives.js';
import { Traveler } from './trips.js';

export const MAX_PARTY = 30;

const { age, heightInches, dietaryNotes, loyaltyLevel, name, pace } = Traveler.shape;

/** `POST /api/v1/trips/:tripId/people`, idempotent by id. */
export const CreatePerson = z
  .strictObject({
    id: Id,
    name,
    age: z.optional(age),
    birthDate: z.optional(DateField),
    heightInches,
    dietaryNotes,
    loyaltyLevel,
    pace,
  })
  .check(
    z.refine((person) => person.age !== undefined || person.birthDate !== undefined, {
      path: ['age'],
      error: 'Enter an age or a birth date',
    }),
  );
export type CreatePerson = z.infer<typeof CreatePerson>;

/** `PATCH /api/v1/trips/:tripId/people/:personId`: null removes; EDIT_CONFLICT for an older `version`. */
export const UpdatePerson = z.strictObject({
  version: Version,
  name: z.optional(name),
  age: z.optional(age),
  birthDate: z.optional(z.nullable(DateField)),
  heightInches: z.optional(z.nullable(heightInches)),
  dietaryNotes: z.optional(z.nullable(dietaryNotes)),
  loyaltyLevel: z.optional(z.nullable(loyaltyLevel)),
  pace: z.optional(z.nullable(pace)),
});
export type UpdatePerson = z.infer<typeof UpdatePerson>;

export const PartyMember = z.object({ ...Traveler.shape, id: Id, version: Version });
export type PartyMember = z.infer<typeof PartyMember>;

const yearsBetween = (birth: CalendarDate, date: CalendarDate): number =>
  Number(date.slice(0, 4)) - Number(birth.slice(0, 4)) - (date.slice(5) < birth.slice(5) ? 1 : 0);

/** The entered age without a birth date. A birthday on 29 February counts from 1 March. */
export const getAgeOn = (person: Pick<Traveler, 'age' | 'birthDate'>, date: CalendarDate): number =>
  person.birthDate === undefined ? person.age : yearsBetween(person.birthDate, date);

/** Domain.md, P1: under 3 free, 3 to 9 child, 10 and over adult. */
export type TicketAge = 'free' | 'child' | 'adult';
export const getTicketAge = (years: number): TicketAge =>
  years < 3 ? 'free' : years < 10 ? 'child' : 'adult';

export interface Guests {
  adults: number;
  children: number;
  infants: number;
}

export const countGuestsOn = (
  people: readonly Pick<Traveler, 'age' | 'birthDate'>[],
  date: CalendarDate,
): Guests => {
  const count = (kind: TicketAge) =>
    people.filter((person) => getTicketAge(getAgeOn(person, date)) === kind).length;
  return { adults: count('adult'), children: count('child'), infants: count('free') };
};

export const listPeopleNames = (
  party: readonly Pick<Traveler, 'id' | 'name'>[],
  people: readonly string[] | null,
): string[] =>
  people?.map(
    (ref) =>
      party.find(({ id, name: called }) => (id ?? called) === ref || called === ref)?.name ??
      'Somebody who left',
  ) ?? [];
