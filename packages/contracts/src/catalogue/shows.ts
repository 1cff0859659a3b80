import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { Appeal, LaneClass } from './attractions.js';
import { catalogueEntry, ClockTime, OwnHours, ParkId, Point } from './places.js';
import { YearlySeason } from './yearly-season.js';

/**
 * Times are typical. Without times it repeats while its park is open, or in its own hours. A theater with a
 * line is an attraction.
 */
export const Show = z.object({
  ...catalogueEntry,
  park: ParkId,
  land: z.nullable(z.string()),
  kind: z.enum(['stage', 'parade', 'fireworks', 'street', 'film']),
  showing: z.nullable(z.string()),
  minutes: z.int(),
  arriveBeforeMinutes: z.int(),
  times: z.array(ClockTime),
  peakTimes: z.array(ClockTime),
  lane: LaneClass,
  note: z.nullable(z.string()),
  /** Minor when absent. */
  appeal: z.optional(Appeal),
  closedFrom: z.optional(CalendarDate),
  season: z.optional(YearlySeason),
  /** 0 is Sunday; every day when absent. */
  weekdays: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1))),
  /** False for a show that runs on some days only, without a known rule. */
  isDaily: z.optional(z.boolean()),
  /** Times for day guests when a private party closes the park early; empty when they cannot see it. */
  partyDayTimes: z.optional(z.array(ClockTime)),
  replaced: z.optional(z.object({ ...YearlySeason.shape, by: z.string() })),
  hours: z.optional(OwnHours),
  point: z.nullable(Point),
});
export type Show = z.infer<typeof Show>;
