import * as z from 'zod/mini';
import { Id, Instant, Version } from '../core/primitives.js';
import { LoyaltyLevel, WalkingPace, TripMode } from './trips.js';

/** As typed: nothing in a draft need be valid yet, but it keeps a shape and a size. */
const typed = z.string().check(z.maxLength(400, 'This is too long to be kept (400 characters at most)'));
const count = z
  .number()
  .check(z.minimum(-1_000_000, 'This number is too small'), z.maximum(1_000_000, 'This number is too large'));
const key = z.string().check(z.maxLength(60));

/** The last day to cancel a booking, and what its confirmation says about it. */
export const LimitDraft = z.strictObject({ date: typed, note: typed });
export type LimitDraft = z.infer<typeof LimitDraft>;

/** `key` identifies a row while others come and go. */
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

/** `chosenPorts` are those that the person chose, by day of the sailing; the other days keep their suggestion. */
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
  /** Nobody entered the age yet: it stands for an adult or a child until then. */
  isAgeAssumed: z.optional(z.boolean()),
  heightInches: z.optional(count),
  dietaryNotes: typed,
  loyaltyLevel: z.optional(LoyaltyLevel),
  pace: z.optional(WalkingPace),
});
export type PersonDraft = z.infer<typeof PersonDraft>;

/** What a person has typed so far about a trip. `sailing` is null until a suggestion is changed: it follows the dates until then. */
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

/**
 * Where a person stands in the wizard. `id` with `revision` names one attempt to create the trip; `tried` are the steps whose
 * problems may show; `clientId` is the agent's client for whom the trip is.
 */
export const WizardPlace = z.strictObject({
  id: Id,
  clientId: z.optional(Id),
  draft: TripDraft,
  step: WizardStep,
  tried: z.array(WizardStep).check(z.maxLength(wizardSteps.length)),
  revision: z.int().check(z.minimum(0)),
});
export type WizardPlace = z.infer<typeof WizardPlace>;

/** A person's one unfinished trip. `version` grows with each change, from whichever browser. */
export const KeptTripDraft = z.object({ place: WizardPlace, version: Version, savedAt: Instant });
export type KeptTripDraft = z.infer<typeof KeptTripDraft>;

/** `GET /api/v1/trip-draft`: null when nothing is unfinished. */
export const TripDraftAnswer = z.object({ kept: z.nullable(KeptTripDraft) });
export type TripDraftAnswer = z.infer<typeof TripDraftAnswer>;

/**
 * `PUT /api/v1/trip-draft`, answered with {@link KeptTripDraft}. The last write wins: a version that grew by more than
 * one since the browser's last response shows that another browser wrote in between. Making a trip removes the draft, and so does
 * `DELETE`.
 */
export const KeepTripDraft = z.strictObject({ place: WizardPlace });
export type KeepTripDraft = z.infer<typeof KeepTripDraft>;
