import * as z from 'zod/mini';
import { CrowdLevel } from '../catalogue/attractions.js';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { CalendarDate, Id } from '../core/primitives.js';

/** How much one day may have to be put in order: without a time of its own, and in all. */
export const MOST_FREE_STOPS = 40;
export const MOST_STOPS = 80;

/**
 * `POST /api/v1/trips/:tripId/days/:date/best-order`. Reads only: the page applies the answer as one step through
 * {@link ChangeDayItems}. Answered with {@link BestOrder}, or VALIDATION_FAILED for a day that holds too much.
 */
export const BestOrderRequest = z.strictObject({
  /** earliest-finish: over as early as possible. least-effort: waiting against walking, by `walkingWeight`. */
  goal: z.enum(['earliest-finish', 'least-effort'], 'Choose what counts'),
  /** How much walking counts against waiting: the less the nearer to 0, the same at 0.5. Without effect for the earliest finish. */
  walkingWeight: z.number().check(z.minimum(0), z.maximum(1)),
  /** Items whose time may move although a person chose it. What is booked or fixed keeps its time all the same. */
  released: z.optional(z.array(Id).check(z.maxLength(100, 'At most 100 items'))),
  /** Items that keep the time they have, or without one the time that their place in the current order gives them. */
  pinned: z.array(Id).check(z.maxLength(100, 'At most 100 items')),
  /** Replan what is left from this time on, and change as little as possible; null for the whole day. */
  from: z.nullable(ClockTime),
});
export type BestOrderRequest = z.infer<typeof BestOrderRequest>;

const Minutes = z.int();

/** Totals of a day in minutes. `end` is minutes since midnight. `leftOut` counts what does not fit. */
export const BestOrderTotals = z.object({
  waiting: Minutes,
  walking: Minutes,
  idle: Minutes,
  riding: Minutes,
  end: Minutes,
  leftOut: z.int(),
});
export type BestOrderTotals = z.infer<typeof BestOrderTotals>;

/** The totals of one order at the crowds of the date, and their range over crowds. */
export const BestOrderRange = z.object({
  expected: BestOrderTotals,
  low: BestOrderTotals,
  typical: BestOrderTotals,
  peak: BestOrderTotals,
});
export type BestOrderRange = z.infer<typeof BestOrderRange>;

/**
 * One stop in its new place. `time` is when to be there: to join the line, tap in at the Lightning Lane, or the beginning of
 * what begins at a time. All minutes are expected ones. `itemIds` has the Lightning Lane, too, where it goes with a ride.
 */
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
  /** The second ride of a rider switch, whose minutes are part of `ride`: of the person who waited with a child first. */
  secondRide: z.optional(z.nullable(z.object({ person: z.string(), minutes: Minutes }))),
  /** Minutes after its time, where what comes before it takes longer. */
  late: z.optional(Minutes),
  /** Time on people's hands before it, an hour or more: after what they do before, until they leave for this. */
  free: z.optional(z.nullable(z.object({ from: ClockTime, until: ClockTime }))),
  /** The change of park before it, whose minutes are those of `walk`; null where there is none. */
  parkChange: z.optional(z.nullable(z.object({ to: ParkId, by: z.string(), minutes: Minutes }))),
});
export type BestOrderStop = z.infer<typeof BestOrderStop>;

/** A stop that does not fit, with the constraint in words: "Magic Kingdom closes at 9:00 PM", "Below 44 inches: Leo". */
export const DroppedStop = z.object({ itemIds: z.array(Id), title: z.string(), reason: z.string() });
export type DroppedStop = z.infer<typeof DroppedStop>;

/** A stop by name, with its items. */
export const NamedStop = z.object({ itemIds: z.array(Id), title: z.string() });
export type NamedStop = z.infer<typeof NamedStop>;

/** An item whose time changes; `before` is null where it had none. Lightning Lanes and what keeps its time never do. */
export const ChangedTime = z.object({
  itemId: Id,
  title: z.string(),
  before: z.nullable(ClockTime),
  after: ClockTime,
});
export type ChangedTime = z.infer<typeof ChangedTime>;

/**
 * The best order that was found, beside the day as it is planned now: everything at its time, what has none as early as there is
 * time for it, without what the best order drops. `proven`: no order of these stops is better, whenever each of them is begun.
 */
export const BestOrder = z.object({
  date: CalendarDate,
  crowd: CrowdLevel,
  proven: z.boolean(),
  /** Why it is not proven, in one sentence; null where it is, or where nothing is known. */
  unproven: z.optional(z.nullable(z.string())),
  /** False when no order was found that is better for the goal. `stops`, `best` and `changes` are those of the plan then. */
  isBetter: z.boolean(),
  stops: z.array(BestOrderStop),
  current: BestOrderRange,
  best: BestOrderRange,
  dropped: z.array(DroppedStop),
  /** What the plan has no time for, although the best order has. */
  leftOutNow: z.optional(z.array(NamedStop)),
  changes: z.array(ChangedTime),
  /** What free hours are worth, in one sentence: "Pool 12:30 PM to 4:30 PM: 37 minutes less in line, same bedtime." */
  advice: z.optional(z.nullable(z.string())),
  /** Lightning Lanes with a return time that are not used, each in one sentence. */
  unusedLanes: z.optional(z.array(z.string())),
  /** Whether the stops are in more than one park, which needs Park Hopper tickets. */
  needsHopper: z.optional(z.boolean()),
});
export type BestOrder = z.infer<typeof BestOrder>;
