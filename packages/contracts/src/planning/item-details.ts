import * as z from 'zod/mini';
import { MealPeriod } from '../catalogue/food.js';
import { ClockTime } from '../catalogue/places.js';
import { Cents, Instant } from '../core/primitives.js';

const PersonId = z.string().check(z.minLength(1), z.maxLength(80));
const WaitMinutes = z.int('Enter whole minutes').check(z.minimum(0), z.maximum(600, 'At most 600 minutes'));

/** What was really so, noted in the park: when it was checked off, and the wait in minutes. */
const actual = {
  doneAt: z.optional(z.nullable(Instant)),
  actualWait: z.optional(z.nullable(WaitMinutes)),
};

export const laneProducts = ['multi', 'single', 'premier'] as const;

/** Multi Pass, Single Pass or Premier Pass (domain.md, L3 to L5). */
export const LaneProduct = z.enum(laneProducts, 'Choose Multi Pass, Single Pass or Premier Pass');
export type LaneProduct = z.infer<typeof LaneProduct>;

/** What each kind of item knows besides what all items have, by `kind`. */
export const ItemDetails = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('attraction'), ...actual }),
    z.strictObject({ kind: z.literal('show'), ...actual }),
    /**
     * A meal. `people` of the item is the party. `prepaid` is charged when it is booked; `deposit` in cents.
     * `freeCancelHours` before the meal it can be cancelled for free (domain.md, D4). `onDiningPlan`: paid with its credits.
     */
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
     * A selection of one ride: the item's `time` is the start of the return window, which ends at `returnUntil`; `isPreselected`
     * when it is picked before the day (at most three). With `isPass` the pass itself, bought for a day and its people without a
     * ride: always so for Premier Pass, never for Single Pass, which is bought by ride.
     */
    z.strictObject({
      kind: z.literal('lane'),
      product: LaneProduct,
      isPass: z.optional(z.boolean()),
      returnUntil: z.nullable(ClockTime),
      isPreselected: z.boolean(),
      ...actual,
    }),
    /** `signed`: the people whose autograph book is signed. */
    z.strictObject({
      kind: z.literal('meet'),
      characters: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)),
      signed: z.array(PersonId).check(z.maxLength(30)),
      ...actual,
    }),
    /** An outing at a port; `aboard` for staying on the ship. */
    z.strictObject({
      kind: z.literal('excursion'),
      bookedWith: z.enum(['ship', 'own-island', 'self', 'aboard']),
      activityLevel: z.nullable(z.int().check(z.minimum(1), z.maximum(3))),
      minAge: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
      ...actual,
    }),
    /** Something aboard or at a hotel: rotational dinner, adult dining, club, show, dress night. */
    z.strictObject({
      kind: z.literal('activity'),
      section: z.nullable(z.string().check(z.maxLength(60))),
      ...actual,
    }),
    /** `taken` once the picture is made. */
    z.strictObject({
      kind: z.literal('photo'),
      light: z.nullable(z.string().check(z.maxLength(120))),
      isPhotoPass: z.boolean(),
      taken: z.boolean(),
      ...actual,
    }),
    /** `ratings` from 1 to 5 by person, once tried. */
    z.strictObject({
      kind: z.literal('snack'),
      tried: z.boolean(),
      ratings: z.record(PersonId, z.int().check(z.minimum(1), z.maximum(5))),
      ...actual,
    }),
    z.strictObject({ kind: z.literal('break'), ...actual }),
    /** `isFlight`: it leaves at the item's `time`, on the clocks of its airport. */
    z.strictObject({ kind: z.literal('note'), isFlight: z.optional(z.boolean()), ...actual }),
  ],
  'Choose what kind of plan this is',
);
export type ItemDetails = z.infer<typeof ItemDetails>;
export type DetailsOf<K extends ItemDetails['kind']> = Extract<ItemDetails, { kind: K }>;
