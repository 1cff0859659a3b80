import * as z from 'zod/mini';
import { CrowdLevel } from '../catalogue/attractions.js';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { CalendarDate, Id } from '../core/primitives.js';

export const MOST_FREE_STOPS = 40;
export const MOST_STOPS = 80;

/**
 * `POST /api/v1/trips/:tripId/days/:date/best-order`, read only: apply the answer with {@link
 * ChangeDayItems}. VALIDATION_FAILED for a day that is too full.
 */
export const BestOrderRequest = z.strictObject({
  goal: z.enum(['earliest-finish', 'least-effort'], 'Choose what counts'),
  /** Walking against waiting: equal at 0.5. Ignored for the earliest finish. */
  walkingWeight: z.number().check(z.minimum(0), z.maximum(1)),
  /** Booked and fixed items keep their time. */
  released: z.optional(z.array(Id).check(z.maxLength(100, 'At most 100 items'))),
  pinned: z.array(Id).check(z.maxLength(100, 'At most 100 items')),
  /** Replans the day from this time on; null for the whole day. */
  from: z.nullable(ClockTime),
});
export type BestOrderRequest = z.infer<typeof BestOrderRequest>;

const Minutes = z.int();

/** Minutes; `end` since midnight. `leftOut` counts stops. */
export const BestOrderTotals = z.object({
  waiting: Minutes,
  walking: Minutes,
  idle: Minutes,
  riding: Minutes,
  end: Minutes,
  leftOut: z.int(),
});
export type BestOrderTotals = z.infer<typeof BestOrderTotals>;

export const BestOrderRange = z.object({
  expected: BestOrderTotals,
  low: BestOrderTotals,
  typical: BestOrderTotals,
  peak: BestOrderTotals,
});
export type BestOrderRange = z.infer<typeof BestOrderRange>;

/** `time` is that of joining the line, tapping in, or the beginning. Minutes are expected ones. */
export const BestOrderStop = z.object({
  itemIds: z.array(Id),
  title: z.string(),
  time: ClockTime,
  start: ClockTime,
  end: ClockTime,
  walk: Minutes,
  idle: Minutes,
  wait: Minutes,
  ride: Minutes,
  way: z.enum(['line', 'lane', 'timed']),
  keepsTime: z.boolean(),
  /** Its minutes are part of `ride`. */
  secondRide: z.optional(z.nullable(z.object({ person: z.string(), minutes: Minutes }))),
  /** Minutes. */
  late: z.optional(Minutes),
  /** An hour or more of free time before the stop. */
  free: z.optional(z.nullable(z.object({ from: ClockTime, until: ClockTime }))),
  /** Its minutes are those of `walk`. */
  parkChange: z.optional(z.nullable(z.object({ to: ParkId, by: z.string(), minutes: Minutes }))),
});
export type BestOrderStop = z.infer<typeof BestOrderStop>;

/** `reason` is such as "Magic Kingdom closes at 9:00 PM", "Below 44 inches: Leo". */
export const DroppedStop = z.object({ itemIds: z.array(Id), title: z.string(), reason: z.string() });
export type DroppedStop = z.infer<typeof DroppedStop>;

export const NamedStop = z.object({ itemIds: z.array(Id), title: z.string() });
export type NamedStop = z.infer<typeof NamedStop>;

/** `before` is null where it had none. */
export const ChangedTime = z.object({
  itemId: Id,
  title: z.string(),
  before: z.nullable(ClockTime),
  after: ClockTime,
});
export type ChangedTime = z.infer<typeof ChangedTime>;

/** `current` is the plan without what the best order drops. `proven`: no order of these stops is better. */
export const BestOrder = z.object({
  date: CalendarDate,
  crowd: CrowdLevel,
  proven: z.boolean(),
  unproven: z.optional(z.nullable(z.string())),
  /** False: `stops`, `best` and `changes` are those of the plan. */
  isBetter: z.boolean(),
  stops: z.array(BestOrderStop),
  current: BestOrderRange,
  best: BestOrderRange,
  dropped: z.array(DroppedStop),
  leftOutNow: z.optional(z.array(NamedStop)),
  changes: z.array(ChangedTime),
  /** "Pool 12:30 PM to 4:30 PM: 37 minutes less in line, same bedtime." */
  advice: z.optional(z.nullable(z.string())),
  unusedLanes: z.optional(z.array(z.string())),
  needsHopper: z.optional(z.boolean()),
});
export type BestOrder = z.infer<typeof BestOrder>;
