import * as z from 'zod/mini';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { TripRole } from './access.js';
import { addDays, countDaysBetween } from '../core/calendar.js';
import { defineShortName } from '../core/names.js';
import {
  CalendarDate,
  Id,
  Instant,
  defineOptionalText,
  defineShortText,
  Version,
} from '../core/primitives.js';
import { findTripProblems } from './trip-problems.js';

export { AT_SEA } from './usual-calls.js';

export const TripMode = z.enum(['parks', 'cruise', 'combined']);
export type TripMode = z.infer<typeof TripMode>;

/** completed is set the day after the end date; archived is separate. */
export const TripStatus = z.enum(['planning', 'booked', 'completed']);

/** By sailings completed: Silver 1+, Gold 5+, Platinum 10+, Pearl 25+. */
export const LoyaltyLevel = z.enum(['first-time', 'silver', 'gold', 'platinum', 'pearl']);
export type LoyaltyLevel = z.infer<typeof LoyaltyLevel>;

export const BookingLimit = z.strictObject({ date: CalendarDate, note: defineOptionalText('Note', 200) });
export type BookingLimit = z.infer<typeof BookingLimit>;

/** Never on a page that is shared by a link. */
const bookingNumber = (what: string) => defineOptionalText(what, 60);

/** `onSite` hotels open windows earlier (domain.md, D2 and L1). */
export const LandStay = z.strictObject({
  hotelName: defineShortText('Hotel'),
  onSite: z.boolean(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  cancelBy: z.optional(BookingLimit),
  confirmation: bookingNumber('Confirmation number'),
});
export type LandStay = z.infer<typeof LandStay>;

export const PortCall = z.strictObject({ date: CalendarDate, port: defineShortText('Port') });
export type PortCall = z.infer<typeof PortCall>;

/** `At Sea` or a port for each day, nights + 1. */
export const Sailing = z.strictObject({
  ship: defineShortText('Ship'),
  embarkationDate: CalendarDate,
  nights: z
    .int('Enter the number of nights')
    .check(
      z.minimum(1, 'A sailing has at least one night'),
      z.maximum(21, 'A sailing has at most 21 nights'),
    ),
  concierge: z.boolean(),
  ports: z.array(PortCall).check(z.maxLength(22)),
  cancelBy: z.optional(BookingLimit),
  reservation: bookingNumber('Reservation number'),
  stateroom: defineOptionalText('Stateroom', 20),
});
export type Sailing = z.infer<typeof Sailing>;

export const walkingPaces = ['usual', 'slow', 'stroller', 'wheelchair'] as const;

/** `wheelchair` includes scooters. */
export const WalkingPace = z.enum(walkingPaces, 'Choose usual, slow, stroller, or wheelchair or scooter');
export type WalkingPace = z.infer<typeof WalkingPace>;

/**
 * The service assigns `id` and `version`. A birth date decides the age; `age` is then that of the first day.
 */
export const Traveler = z.strictObject({
  id: z.optional(Id),
  version: z.optional(Version),
  name: defineShortName('Name', 80),
  age: z
    .int('Enter an age in years')
    .check(z.minimum(0, 'An age cannot be negative'), z.maximum(120, 'Enter an age up to 120')),
  birthDate: z.optional(CalendarDate),
  heightInches: z.optional(
    z
      .int()
      .check(
        z.minimum(15, 'Enter a height in inches, 15 to 90'),
        z.maximum(90, 'Enter a height in inches, 15 to 90'),
      ),
  ),
  dietaryNotes: defineOptionalText('Dietary notes', 300),
  loyaltyLevel: z.optional(LoyaltyLevel),
  pace: z.optional(WalkingPace),
});
export type Traveler = z.infer<typeof Traveler>;

/** `POST /api/trips`; see {@link findTripProblems}. */
export const CreateTrip = z
  .strictObject({
    name: defineShortName('Trip name'),
    mode: TripMode,
    startDate: CalendarDate,
    endDate: CalendarDate,
    stays: z.array(LandStay).check(z.maxLength(10, 'A trip has at most 10 stays')),
    sailing: z.nullable(Sailing),
    party: z
      .array(Traveler)
      .check(
        z.minLength(1, 'Add at least one person to the party'),
        z.maxLength(30, 'A party has at most 30 people'),
      ),
  })
  .check((context) => {
    // Invalid dates cannot be compared.
    if (context.issues.length > 0) return;
    for (const problem of findTripProblems(context.value)) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: problem.path,
        message: problem.message,
      });
    }
  });
export type CreateTrip = z.infer<typeof CreateTrip>;

export const TripSummary = z.object({
  id: Id,
  name: z.string(),
  mode: TripMode,
  startDate: CalendarDate,
  endDate: CalendarDate,
  status: TripStatus,
  archived: z.boolean(),
  createdAt: Instant,
  role: z.optional(TripRole),
  /** A plan that covers the trip does not count. */
  isPaid: z.optional(z.boolean()),
});
export type TripSummary = z.infer<typeof TripSummary>;
export const TripList = z.array(TripSummary);

/** With party tickets, or Extended Evening Hours of the hotel. */
export const dayEvenings = ['party', 'extended'] as const;
export const DayEvening = z.enum(dayEvenings, 'Choose party tickets, Extended Evening Hours or neither');
export type DayEvening = z.infer<typeof DayEvening>;

export const tripDayKinds = ['travel', 'park', 'rest', 'embarkation', 'port', 'sea', 'debarkation'] as const;

/** `place` is the port; `arrivesAt` and `leavesAt` are null for the whole day. */
export const TripDay = z.object({
  date: CalendarDate,
  kind: z.enum(tripDayKinds, 'Choose what kind of day it is'),
  parks: z.array(ParkId),
  place: z.nullable(z.string()),
  note: z.nullable(z.string()),
  arrivesAt: z.optional(z.nullable(ClockTime)),
  leavesAt: z.optional(z.nullable(ClockTime)),
  evening: z.optional(z.nullable(DayEvening)),
  version: Version,
});
export type TripDay = z.infer<typeof TripDay>;

export const TripDetail = z.object({
  ...TripSummary.shape,
  stays: z.array(LandStay),
  sailing: z.nullable(Sailing),
  party: z.array(Traveler),
  days: z.array(TripDay),
  version: Version,
});
export type TripDetail = z.infer<typeof TripDetail>;

/** `GET /api/v1/trips/active`: the paid one in planning, else the newest; null without a trip. */
export const ActiveTrip = z.object({ trip: z.nullable(TripDetail) });
export type ActiveTrip = z.infer<typeof ActiveTrip>;

export const getDebarkationDate = (sailing: Pick<Sailing, 'embarkationDate' | 'nights'>): CalendarDate =>
  addDays(sailing.embarkationDate, sailing.nights);

/** Inclusive. */
export const countTripDays = (trip: { startDate: CalendarDate; endDate: CalendarDate }): number =>
  countDaysBetween(trip.startDate, trip.endDate) + 1;
