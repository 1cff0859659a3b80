import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { CrowdLevel } from './attractions.js';
import { CentsRange, ClockTime, Confidence, ParkId, Point, SourcedFacts } from './places.js';

/** When a park closes; after midnight it is written as 24:00 or 25:00. */
export const ClosingTime = z.string().check(z.regex(/^(0\d|1\d|2[0-6]):[0-5]\d$/));

/** Usual hours of a park in a month. */
export const ParkHours = z.object({
  park: ParkId,
  month: z.int(),
  open: ClockTime,
  close: ClosingTime,
  earlyEntry: z.nullable(ClockTime),
  confidence: Confidence,
});
export type ParkHours = z.infer<typeof ParkHours>;

/** A stretch of dates with its crowds and its price level 1 to 5. */
export const Season = z.object({
  from: CalendarDate,
  to: CalendarDate,
  name: z.string(),
  crowd: CrowdLevel,
  ticketLevel: z.int(),
  hotelLevel: z.int(),
  confidence: Confidence,
});
export type Season = z.infer<typeof Season>;

/** Cents a person at price levels 1 to 5. */
const byLevel = z.array(z.int()).check(z.length(5));

/**
 * A private event that closes a park early to day guests. Its own tickets admit from `ticketFrom` and the event ends at
 * `endsAt`; 4 PM and midnight where they are not given, as at the parties of Magic Kingdom.
 */
export const PartyNight = z.object({
  park: ParkId,
  date: CalendarDate,
  name: z.string(),
  closesAt: ClockTime,
  ticketFrom: z.optional(ClockTime),
  endsAt: z.optional(ClosingTime),
});
export type PartyNight = z.infer<typeof PartyNight>;

/**
 * The weekday (0 for Sunday) on which a park usually stays open for guests of deluxe and villa hotels, and for how many minutes
 * after closing. Parks change it by the month.
 */
export const ExtendedEvening = z.object({
  park: ParkId,
  weekday: z.int(),
  minutes: z.int(),
  confidence: Confidence,
});
export type ExtendedEvening = z.infer<typeof ExtendedEvening>;

/** `GET /api/v1/catalogue/park-calendar`: hours, seasons and what Lightning Lanes, photos and dining plans cost. */
export const ParkCalendar = z.object({
  ...SourcedFacts.shape,
  hours: z.array(ParkHours),
  seasons: z.array(Season),
  partyNights: z.array(PartyNight),
  extendedEvenings: z.optional(z.array(ExtendedEvening)),
  /** A factor for each month (January first) and weekday (Monday first) on a usual day's crowds. */
  crowdFactors: z.object({ month: z.array(z.number()), weekday: z.array(z.number()) }),
  /** For each hour of the day 0 to 23, the part of the day's highest wait that is usual then. */
  waitShape: z.array(z.number()).check(z.length(24)),
  multiPass: z.array(z.object({ park: ParkId, cents: byLevel })),
  singlePass: z.array(z.object({ attractionId: z.string(), cents: byLevel })),
  premierPass: z.array(z.object({ park: ParkId, cents: byLevel })),
  photos: z.object({ advance: z.int(), duringTrip: z.int(), oneDay: z.int(), singleDownload: z.int() }),
  diningPlans: z.array(
    z.object({
      plan: z.enum(['quick', 'standard']),
      adultNight: CentsRange,
      childNight: CentsRange,
      /** What a night costs in a year, in cents: 2027 is an estimate. The ranges hold for other years. */
      byYear: z.optional(z.array(z.object({ year: z.int(), adultNight: z.int(), childNight: z.int() }))),
      credits: z.object({ quick: z.int(), table: z.int(), snack: z.int() }),
    }),
  ),
  sun: z.array(z.object({ month: z.int(), sunrise: ClockTime, sunset: ClockTime })),
});
export type ParkCalendar = z.infer<typeof ParkCalendar>;

/** An entrance of a park, and the kinds of transport that stop there. The point is approximate, for walking minutes only. */
export const ParkGate = z.object({
  id: z.string(),
  name: z.string(),
  park: ParkId,
  /** Its name among the walks between lands. */
  land: z.string(),
  point: Point,
  serves: z.array(z.string()),
});
export type ParkGate = z.infer<typeof ParkGate>;

/** A kind of transport in words: what it is, when it runs and how often, where that is known. */
export const TransportMode = z.object({
  kind: z.string(),
  name: z.string(),
  what: z.string(),
  runs: z.nullable(z.string()),
  every: z.nullable(z.string()),
  ...SourcedFacts.shape,
  confidence: Confidence,
});
export type TransportMode = z.infer<typeof TransportMode>;

/** Minutes on foot or by transport between two places. Between parks they count from gate to gate. */
export const Travel = z.object({
  ...SourcedFacts.shape,
  modes: z.optional(z.array(TransportMode)),
  gates: z.optional(z.array(ParkGate)),
  landWalks: z.array(z.object({ park: ParkId, from: z.string(), to: z.string(), minutes: z.int() })),
  hotelTo: z.array(
    z.object({
      hotelIds: z.array(z.string()),
      to: z.string(),
      kind: z.string(),
      low: z.int(),
      typical: z.int(),
      high: z.int(),
    }),
  ),
  between: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      kind: z.string(),
      low: z.int(),
      typical: z.int(),
      high: z.int(),
    }),
  ),
});
export type Travel = z.infer<typeof Travel>;
