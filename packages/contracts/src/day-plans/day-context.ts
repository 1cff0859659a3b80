import type { Booking } from '../bookings/booking.js';
import { closedSpansOn, type ClosedSpan } from '../bookings/closed-spans.js';
import type { CrowdLevel } from '../catalogue/attractions.js';
import type { ParkId } from '../catalogue/places.js';
import type { CalendarDate } from '../core/primitives.js';
import type { DayItem } from '../planning/day-items.js';
import type { DayPresence } from '../trip/day-presence.js';
import { hasEarlyEntry } from '../trip/stay-benefits.js';
import type { Traveler, TripDay, TripDetail } from '../trip/trips.js';
import { minuteOf } from './clock.js';
import { crowdOf } from './crowds.js';
import type { DayCatalogue } from './day-catalogue.js';
import { presenceOn } from './flight-presence.js';
import { stretchOf } from './paces.js';
import { parkDay, partyTicketFrom, type ParkDay } from './park-day.js';
import { shipContextOf, type ShipContext } from './ship/ship-context.js';
import { shipDayStart } from './ship/ship-day-start.js';
import { parkChange, walkMinutes, type Pace, type ParkChange, type Place } from './walks.js';

export interface DayContext extends DayPresence {
  date: CalendarDate;
  parks: readonly ParkId[];
  evening?: TripDay['evening'];
  earlyEntry: boolean;
  people: readonly Traveler[];
  catalogue: DayCatalogue;
  aboard?: ShipContext;
  closed?: readonly ClosedSpan[];
  /** Replaces the level of the date. */
  crowd?: CrowdLevel;
}

type DayOfTrip = Pick<TripDay, 'date' | 'parks' | 'arrivesAt' | 'leavesAt' | 'evening'> &
  Partial<Pick<TripDay, 'kind' | 'place'>>;

/** `items` are those of the whole trip: dinners tell the seating aboard, `bookings` the flights. */
export const dayContextOf = (
  trip: Pick<TripDetail, 'party' | 'stays'> & Partial<Pick<TripDetail, 'mode' | 'sailing'>>,
  day: DayOfTrip,
  catalogue: DayCatalogue,
  items: readonly DayItem[] = [],
  bookings: readonly Booking[] = [],
): DayContext => {
  const { date, parks, evening, kind, place = null } = day;
  const { arrivesAt, leavesAt } = presenceOn(day, bookings, trip, catalogue.airports);
  const aboard =
    kind && shipContextOf(trip, { date, kind, place, arrivesAt: day.arrivesAt }, catalogue, items, bookings);
  return {
    date,
    parks,
    arrivesAt: arrivesAt ?? partyTicketFrom(parks, date, evening, catalogue.calendar),
    leavesAt,
    evening,
    closed: closedSpansOn(bookings, date, catalogue.airports, trip.stays),
    earlyEntry: hasEarlyEntry(trip.stays, date),
    people: trip.party,
    catalogue,
    ...(aboard && { aboard }),
  };
};

export const parkDayOf = (park: ParkId, context: DayContext): ParkDay | null =>
  parkDay(park, context.date, context.catalogue.calendar, context);

/** `refs` are ids, or names of people without one. */
export const paceOf = (
  { date, people, catalogue, crowd }: DayContext,
  refs: readonly string[] | null = null,
): Pace => ({
  stretch: stretchOf(
    people.filter(({ id, name }) => refs === null || refs.includes(id ?? name)),
    date,
  ),
  peak: (crowd ?? crowdOf(date, catalogue.calendar)) === 'peak',
});

export const walkOn = (
  context: DayContext,
): ((a: Place, b: Place, refs?: readonly string[] | null) => number) => {
  const party = paceOf(context);
  return (a, b, refs = null) =>
    walkMinutes(a, b, refs === null ? party : paceOf(context, refs), context.catalogue.travel);
};

export const parkChangeOn = (
  context: DayContext,
): ((a: Place, b: Place, refs?: readonly string[] | null) => ParkChange | null) => {
  const { travel } = context.catalogue;
  return (a, b, refs = null) => parkChange(a, b, paceOf(context, refs), travel);
};

/** Minute of the party's arrival, else of the first entrance; aboard of the day there; else 9:00 AM. */
export const startOf = (context: DayContext): number => {
  if (context.arrivesAt) return minuteOf(context.arrivesAt);
  const [first] = context.parks;
  if (!first && context.aboard) return shipDayStart(context.aboard);
  return (first && parkDayOf(first, context)?.gates) ?? 9 * 60;
};
