import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { Appeal, LaneClass } from './attractions.js';
import { catalogueEntry, ClockTime, OwnHours, ParkId, Point } from './places.js';
import { YearlySeason } from './yearly-season.js';

/**
 * A show, parade or fireworks with times that are typical, never promised. One without times plays again and again while its
 * park is open, or in its own hours. An id is either a show's or an attraction's: a theater with a line to wait in is an
 * attraction.
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
  /** Minor unless given. */
  appeal: z.optional(Appeal),
  /** The first date on which it is closed for good. */
  closedFrom: z.optional(CalendarDate),
  /** The part of each year in which it runs; all year unless given. */
  season: z.optional(YearlySeason),
  /** The weekdays on which it runs, 0 for Sunday to 6; every day unless given. */
  weekdays: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1))),
  /** False for what runs on some days only, without a rule that anybody knows. */
  isDaily: z.optional(z.boolean()),
  /** Its times for day guests when a private party closes the park early; empty when they cannot see it then. */
  partyDayTimes: z.optional(z.array(ClockTime)),
  /** The part of each year in which something else runs at its times: `by`, such as `a Christmas parade`. */
  replaced: z.optional(z.object({ ...YearlySeason.shape, by: z.string() })),
  /** When it plays, for a show without times. */
  hours: z.optional(OwnHours),
  point: z.nullable(Point),
});
export type Show = z.infer<typeof Show>;
