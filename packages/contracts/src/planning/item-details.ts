import * as z from 'zod/mini';
import { MealPeriod } from '../catalogue/food.js';
import { ClockTime } from '../catalogue/places.js';
import { Cents, Instant } from '../core/primitives.js';

const PersonId = z.string().check(z.minLength(1), z.maxLength(80));
const WaitMinutes = z.int('Enter whole minutes').check(z.minimum(0), z.maximum(600, 'At most 600 minutes'));

/** `actualWait` is in minutes. */
const actual = {
  doneAt: z.optional(z.nullable(Instant)),
  actualWait: z.optional(z.nullable(WaitMinutes)),
};

export const laneProducts = ['multi', 'single', 'premier'] as const;

/** Domain.md, L3 to L5. */
export const LaneProduct = z.enum(laneProducts, 'Choose Multi Pass, Single Pass or Premier Pass');
export type LaneProduct = z.infer<typeof LaneProduct>;

export const ItemDetails = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('attraction'), ...actual }),
    z.strictObject({ kind: z.literal('show'), ...actual }),
    /** `deposit` in cents; `freeCancelHours` before the meal (domain.md, D4). */
    z.strictObject({
      kind: z.literal('dining'),
      meal: z.nullable(MealPeriod),
      prepaid: z.boolean(),
      depositCents: z.nullable(Cents),
      freeCancelHours: z.nullable(z.int().check(z.minimum(0), z.maximum(240))),
      onDiningPlan: z.boolean(),
      ...actual,
    }),
    /**
     * `time` is the start of the return window; `isPreselected`: picked before the day. `isPass`: the pass
     * itself, without a ride.
     */
    z.strictObject({
      kind: z.literal('lane'),
      product: LaneProduct,
      isPass: z.optional(z.boolean()),
      returnUntil: z.nullable(ClockTime),
      isPreselected: z.boolean(),
      ...actual,
    }),
    /** `signed`: ids of the people whose book is signed. */
    z.strictObject({
      kind: z.literal('meet'),
      characters: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)),
      signed: z.array(PersonId).check(z.maxLength(30)),
      ...actual,
    }),
    /** `aboard` for staying on the ship. */
    z.strictObject({
      kind: z.literal('excursion'),
      bookedWith: z.enum(['ship', 'own-island', 'self', 'aboard']),
      activityLevel: z.nullable(z.int().check(z.minimum(1), z.maximum(3))),
      minAge: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
      ...actual,
    }),
    z.strictObject({
      kind: z.literal('activity'),
      section: z.nullable(z.string().check(z.maxLength(60))),
      ...actual,
    }),
    z.strictObject({
      kind: z.literal('photo'),
      light: z.nullable(z.string().check(z.maxLength(120))),
      isPhotoPass: z.boolean(),
      taken: z.boolean(),
      ...actual,
    }),
    /** `ratings` 1 to 5 by person. */
    z.strictObject({
      kind: z.literal('snack'),
      tried: z.boolean(),
      ratings: z.record(PersonId, z.int().check(z.minimum(1), z.maximum(5))),
      ...actual,
    }),
    z.strictObject({ kind: z.literal('break'), ...actual }),
    /** `isFlight`: `time` is on the clocks of its airport. */
    z.strictObject({ kind: z.literal('note'), isFlight: z.optional(z.boolean()), ...actual }),
  ],
  'Choose what kind of plan this is',
);
export type ItemDetails = z.infer<typeof ItemDetails>;

/**
 * A fact of each kind but of `Without`. A new kind belongs in one of the two, and below in these lists of kinds that a
 * table leaves out; else it does not compile.
 */
export type KindTable<Fact, Without extends ItemDetails['kind']> = Readonly<
  Record<Exclude<ItemDetails['kind'], Without>, Fact> & Partial<Record<Without, undefined>>
>;
/** Nobody reserves them. */
export type UnreservedKind = 'attraction' | 'meet' | 'photo' | 'snack' | 'break' | 'note';
/** In a port they go by the clocks of the ship. */
export type AboardKind = 'attraction' | 'show' | 'dining' | 'lane' | 'meet' | 'activity' | 'break' | 'note';
/** A calendar knows them as a plan. */
export type OtherPlanKind = 'photo' | 'snack' | 'break' | 'note';

export type DetailsOf<K extends ItemDetails['kind']> = Extract<ItemDetails, { kind: K }>;
