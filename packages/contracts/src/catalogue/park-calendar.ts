import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { CrowdLevel } from './attractions.js';
import { CentsRange, ClockTime, Confidence, ParkId, Point, SourcedFacts } from './places.js';

/** `HH:MM`; after midnight 24:00 or 25:00. */
export const ClosingTime = z.string().check(z.regex(/^(0\d|1\d|2[0-6]):[0-5]\d$/));

export const ParkHours = z.object({
  park: ParkId,
  month: z.int(),
  open: ClockTime,
  close: ClosingTime,
  earlyEntry: z.nullable(ClockTime),
  confidence: Confidence,
});
export type ParkHours = z.infer<typeof ParkHours>;

/** The price level is 1 to 5. */
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

/** Defaults are 4 PM to midnight, as at the parties of Magic Kingdom. */
export const PartyNight = z.object({
  park: ParkId,
  date: CalendarDate,
  name: z.string(),
  closesAt: ClockTime,
  ticketFrom: z.optional(ClockTime),
  endsAt: z.optional(ClosingTime),
});
export type PartyNight = z.infer<typeof PartyNight>;

/** `weekday` 0 is Sunday; `minutes` after closing, for guests of deluxe and villa hotels. */
export const ExtendedEvening = z.object({
  park: ParkId,
  weekday: z.int(),
  minutes: z.int(),
  confidence: Confidence,
});
export type ExtendedEvening = z.infer<typeof ExtendedEvening>;

/** `GET /api/v1/catalogue/park-calendar`. */
export const ParkCalendar = z.object({
  ...SourcedFacts.shape,
  hours: z.array(ParkHours),
  seasons: z.array(Season),
  partyNights: z.array(PartyNight),
  extendedEvenings: z.optional(z.array(ExtendedEvening)),
  /** Factors on a usual day's crowds: months from January, weekdays from Monday. */
  crowdFactors: z.object({ month: z.array(z.number()), weekday: z.array(z.number()) }),
  /** By hour 0 to 23, the share of the day's highest wait. */
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
      /** Cents; 2027 is an estimate. */
      byYear: z.optional(z.array(z.object({ year: z.int(), adultNight: z.int(), childNight: z.int() }))),
      credits: z.object({ quick: z.int(), table: z.int(), snack: z.int() }),
    }),
  ),
  sun: z.array(z.object({ month: z.int(), sunrise: ClockTime, sunset: ClockTime })),
});
export type ParkCalendar = z.infer<typeof ParkCalendar>;

/** The point is approximate, for walking minutes only. */
export const ParkGate = z.object({
  id: z.string(),
  name: z.string(),
  park: ParkId,
  land: z.string(),
  point: Point,
  serves: z.array(z.string()),
});
export type ParkGate = z.infer<typeof ParkGate>;

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

/** Minutes; between parks from gate to gate. */
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
