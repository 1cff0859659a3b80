import * as z from 'zod/mini';
import { CalendarDate, Id } from '../../core/primitives.js';
import { ItineraryCover } from './itinerary-cover.js';

export const itinerarySections = [
  'days',
  'bookings',
  'numbers',
  'payments',
  'papers',
  'contacts',
  'wishes',
] as const;
export const ItinerarySection = z.enum(itinerarySections);
export type ItinerarySection = z.infer<typeof ItinerarySection>;

/** `at` is wall time of an IANA zone; null for a row without a time of its own. */
export const ItineraryRow = z.object({
  id: z.string(),
  /** `9:15 AM`, `Any time`. */
  when: z.string(),
  title: z.string(),
  /** Separated by ` · `, without numbers. */
  facts: z.string(),
  note: z.nullable(z.string()),
  isUsual: z.optional(z.boolean()),
  at: z.nullable(z.object({ time: z.string(), zone: z.string() })),
});
export type ItineraryRow = z.infer<typeof ItineraryRow>;

export const ItineraryDay = z.object({
  date: CalendarDate,
  label: z.string(),
  title: z.string(),
  isAtSea: z.boolean(),
  /** The agent’s own words for the day. */
  words: z.nullable(z.string()),
  hours: z.array(z.string()),
  allAboard: z.nullable(z.string()),
  remarks: z.array(z.string()),
  empty: z.nullable(z.string()),
  rows: z.array(ItineraryRow),
});
export type ItineraryDay = z.infer<typeof ItineraryDay>;

export const ItineraryLine = z.object({ id: z.string(), text: z.string() });
export type ItineraryLine = z.infer<typeof ItineraryLine>;

export const ItineraryList = z.object({
  key: z.enum(['bookings', 'payments', 'papers', 'contacts', 'wishes']),
  title: z.string(),
  lines: z.array(ItineraryLine),
});
export type ItineraryList = z.infer<typeof ItineraryList>;

export const ItineraryNumber = z.object({ id: z.string(), title: z.string(), value: z.string() });
export type ItineraryNumber = z.infer<typeof ItineraryNumber>;

/** Web page, PDF, calendar and email are made of it. */
export const ItineraryView = z.object({
  tripId: Id,
  title: z.string(),
  message: z.nullable(z.string()),
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** `Jan 26 – Feb 1`. */
  dates: z.string(),
  days: z.array(ItineraryDay),
  lists: z.array(ItineraryList),
  numbers: z.array(ItineraryNumber),
  cover: z.optional(ItineraryCover),
  /** Without what the family put down for one person. */
  packing: z.optional(z.array(ItineraryLine)),
});
export type ItineraryView = z.infer<typeof ItineraryView>;
