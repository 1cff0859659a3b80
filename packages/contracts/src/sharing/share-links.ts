import * as z from 'zod/mini';
import { Brand } from '../agents/brand.js';
import { TimeLimit } from '../bookings/booking.js';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Id, Instant, defineShortText } from '../core/primitives.js';
import { TripDay, TripMode } from '../trip/trips.js';

export const MAX_SHARE_LINKS = 20;

export const ShareSection = z.enum(['days', 'stays', 'people', 'budget'], 'Choose what the link shows');
export type ShareSection = z.infer<typeof ShareSection>;
export const shareSections = ShareSection.options;

/** `POST /api/v1/trips/:tripId/share-links`. */
export const CreateShareLink = z.strictObject({
  label: defineShortText('Name for the link', 60),
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

/** `GET /api/v1/trips/:tripId/share-links`. */
export const ShareLinks = z.object({ links: z.array(ShareLink) });
export type ShareLinks = z.infer<typeof ShareLinks>;

/** Shown once: the service stores a hash of the token. */
export const NewShareLink = z.object({ ...ShareLink.shape, url: z.string() });
export type NewShareLink = z.infer<typeof NewShareLink>;

/** `POST /api/v1/shared-trip`. Unknown, expired and revoked links are the same NOT_FOUND. */
export const OpenSharedTrip = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type OpenSharedTrip = z.infer<typeof OpenSharedTrip>;

export const SharedItem = z.object({
  date: CalendarDate,
  time: z.nullable(ClockTime),
  /** "Livorno time", outside the parks' zone. */
  clock: z.optional(z.string()),
  /** `by 11:00 AM`. */
  limit: z.optional(TimeLimit),
  title: z.string(),
  isUsual: z.optional(z.boolean()),
});
export type SharedItem = z.infer<typeof SharedItem>;

/** A section that was not chosen is null. Amounts in cents. */
export const SharedTrip = z.object({
  name: z.string(),
  mode: TripMode,
  startDate: CalendarDate,
  endDate: CalendarDate,
  createdAt: Instant,
  days: z.nullable(z.array(TripDay)),
  /** Costs and confirmation numbers are left out. */
  items: z.nullable(z.array(SharedItem)),
  /** Ship time. */
  allAboard: z.optional(z.array(z.object({ date: CalendarDate, time: ClockTime }))),
  stays: z.nullable(
    z.object({
      land: z.array(z.object({ hotelName: z.string(), checkIn: CalendarDate, checkOut: CalendarDate })),
      ship: z.nullable(z.object({ name: z.string(), embarkationDate: CalendarDate, nights: z.int() })),
    }),
  ),
  people: z.nullable(z.array(z.object({ name: z.string(), age: z.int() }))),
  budget: z.nullable(z.array(z.object({ category: z.string(), plannedCents: z.int(), spentCents: z.int() }))),
  brand: z.optional(Brand),
});
export type SharedTrip = z.infer<typeof SharedTrip>;
