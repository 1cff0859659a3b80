import * as z from 'zod/mini';
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
