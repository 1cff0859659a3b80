import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Id, Instant, shortText } from '../core/primitives.js';
import { TripDay, TripMode } from '../trip/trips.js';

export const MAX_SHARE_LINKS = 20;

/** What a shared page may show besides the name and dates. */
export const ShareSection = z.enum(['days', 'stays', 'people', 'budget'], 'Choose what the link shows');
export type ShareSection = z.infer<typeof ShareSection>;
export const shareSections = ShareSection.options;

/** `POST /api/v1/trips/:tripId/share-links`: the owner makes a link that works for so many days. */
export const CreateShareLink = z.strictObject({
  label: shortText('Name for the link', 60),
  sections: z.array(ShareSection).check(z.maxLength(4)),
  days: z
    .int('Choose how long the link works')
    .check(
      z.minimum(1, 'A link works for at least a day'),
      z.maximum(365, 'A link works for a year at most'),
    ),
});
export type CreateShareLink = z.infer<typeof CreateShareLink>;

export const ShareLink = z.object({
  id: Id,
  label: z.string(),
  sections: z.array(ShareSection),
  createdAt: Instant,
  expiresAt: Instant,
  isExpired: z.boolean(),
  views: z.int(),
  lastViewedAt: z.nullable(Instant),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** `GET /api/v1/trips/:tripId/share-links`: those of a trip that were not revoked, for its owner. */
export const ShareLinks = z.object({ links: z.array(ShareLink) });
export type ShareLinks = z.infer<typeof ShareLinks>;

/** The address is shown once: the service keeps a hash of its token only. */
export const NewShareLink = z.object({ ...ShareLink.shape, url: z.string() });
export type NewShareLink = z.infer<typeof NewShareLink>;

/** `POST /api/v1/shared-trip`: opens a link. Unknown, expired and revoked ones are the same NOT_FOUND. */
export const OpenSharedTrip = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type OpenSharedTrip = z.infer<typeof OpenSharedTrip>;

/** Something planned on a day: when, as far as it has a time, and what. */
export const SharedItem = z.object({
  date: CalendarDate,
  time: z.nullable(ClockTime),
  /** What the clocks of its time are called, such as "Livorno time", where they differ from those of the parks. */
  clock: z.optional(z.string()),
  title: z.string(),
  /** Usual aboard at that time and not confirmed by the family. */
  isUsual: z.optional(z.boolean()),
});
export type SharedItem = z.infer<typeof SharedItem>;

/** What a holder of a link sees; a section that was not ticked is null. Amounts in cents. */
export const SharedTrip = z.object({
  name: z.string(),
  mode: TripMode,
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** From when on the trip was waited for. */
  createdAt: Instant,
  days: z.nullable(z.array(TripDay)),
  /** What is planned on the days, in their order: no costs, no confirmation numbers. */
  items: z.nullable(z.array(SharedItem)),
  /** By when everybody is back aboard, in usual ship time, on each day that has such a time. */
  allAboard: z.optional(z.array(z.object({ date: CalendarDate, time: ClockTime }))),
  stays: z.nullable(
    z.object({
      land: z.array(z.object({ hotelName: z.string(), checkIn: CalendarDate, checkOut: CalendarDate })),
      ship: z.nullable(z.object({ name: z.string(), embarkationDate: CalendarDate, nights: z.int() })),
    }),
  ),
  people: z.nullable(z.array(z.object({ name: z.string(), age: z.int() }))),
  budget: z.nullable(z.array(z.object({ category: z.string(), plannedCents: z.int(), spentCents: z.int() }))),
});
export type SharedTrip = z.infer<typeof SharedTrip>;
