import * as z from 'zod/mini';
import { Id, Instant, Version } from '../core/primitives.js';
import { LoyaltyLevel, WalkingPace, TripMode } from './trips.js';

/** A draft need not be valid, but it has a shape and a size. */
const typed = z.string().check(z.maxLength(400, 'This is too long to be kept (400 characters at most)'));
const count = z
  .number()
  .check(z.minimum(-1_000_000, 'This number is too small'), z.maximum(1_000_000, 'This number is too large'));
const key = z.string().check(z.maxLength(60));

export const LimitDraft = z.strictObject({ date: typed, note: typed });
export type LimitDraft = z.infer<typeof LimitDraft>;

export const StayDraft = z.strictObject({
  key,
  hotelName: typed,
  onSite: z.boolean(),
  checkIn: typed,
  checkOut: typed,
  limit: z.optional(LimitDraft),
  confirmation: z.optional(typed),
});
export type StayDraft = z.infer<typeof StayDraft>;

/** `chosenPorts` by day of the sailing; other days keep their suggestion. */
export const SailingDraft = z.strictObject({
  ship: typed,
  embarkationDate: typed,
  nights: count,
  concierge: z.boolean(),
  chosenPorts: z.record(z.string().check(z.regex(/^\d{1,2}$/)), typed),
  limit: z.optional(LimitDraft),
  reservation: z.optional(typed),
  stateroom: z.optional(typed),
});
export type SailingDraft = z.infer<typeof SailingDraft>;

export const PersonDraft = z.strictObject({
  key,
  name: typed,
  age: count,
  /** The age stands for an adult or a child. */
  isAgeAssumed: z.optional(z.boolean()),
  heightInches: z.optional(count),
  dietaryNotes: typed,
  loyaltyLevel: z.optional(LoyaltyLevel),
  pace: z.optional(WalkingPace),
});
export type PersonDraft = z.infer<typeof PersonDraft>;

/** `sailing` is null while it follows the dates. */
export const TripDraft = z.strictObject({
  name: typed,
  mode: TripMode,
  startDate: typed,
  endDate: typed,
  stays: z.array(StayDraft).check(z.maxLength(30, 'A draft keeps at most 30 hotels')),
  sailing: z.nullable(SailingDraft),
  party: z.array(PersonDraft).check(z.maxLength(60, 'A draft keeps at most 60 people')),
});
export type TripDraft = z.infer<typeof TripDraft>;

export const wizardSteps = ['trip', 'stays', 'sailing', 'party', 'review'] as const;
export const WizardStep = z.enum(wizardSteps);
export type WizardStep = z.infer<typeof WizardStep>;

/** `id` with `revision` names one attempt to create the trip; problems of the steps in `tried` are shown. */
export const WizardPlace = z.strictObject({
  id: Id,
  clientId: z.optional(Id),
  draft: TripDraft,
  step: WizardStep,
  tried: z.array(WizardStep).check(z.maxLength(wizardSteps.length)),
  revision: z.int().check(z.minimum(0)),
});
export type WizardPlace = z.infer<typeof WizardPlace>;

export const KeptTripDraft = z.object({ place: WizardPlace, version: Version, savedAt: Instant });
export type KeptTripDraft = z.infer<typeof KeptTripDraft>;

/** `GET /api/v1/trip-draft`. */
export const TripDraftAnswer = z.object({ kept: z.nullable(KeptTripDraft) });
export type TripDraftAnswer = z.infer<typeof TripDraftAnswer>;

/**
 * `PUT /api/v1/trip-draft`: the last write wins; a version that grew by more than one shows another browser.
 * `DELETE` removes it.
 */
export const KeepTripDraft = z.strictObject({ place: WizardPlace });
export type KeepTripDraft = z.infer<typeof KeepTripDraft>;
