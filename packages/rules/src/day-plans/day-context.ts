import type { Booking } from '@landsea/contracts/bookings';
import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Traveler, TripDay, TripDetail } from '@landsea/contracts/trip';
import { listClosedSpansOn, type ClosedSpan } from '../bookings/closed-spans.js';
import type { DayPresence } from '../trip/day-presence.js';
import { hasEarlyEntry } from '../trip/stay-benefits.js';
import { toMinute, type Minute } from '../trip/clock.js';
import { getCrowdLevel } from './crowds.js';
import type { DayCatalogue } from './day-catalogue.js';
import { getPresenceOn } from './flight-presence.js';
import { getStretch } from './paces.js';
import { makeParkDay, getPartyTicketStart, type ParkDay } from './park-day.js';
import { makeShipContext, type ShipContext } from './ship/ship-context.js';
import { findParkChange, walkMinutes, type Pace, type ParkChange, type Place } from './walks.js';

/** Assumptions. */
const MORNING: Minute = 7 * 60 + 30;
const LAST_MORNING: Minute = 6 * 60 + 30;

const getShipDayStart = ({ kind, boards }: Pick<ShipContext, 'kind' | 'boards'>): Minute =>
  boards ?? (kind === 'debarkation' ? LAST_MORNING : MORNING);

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
export const makeDayContext = (
  trip: Pick<TripDetail, 'party' | 'stays'> & Partial<Pick<TripDetail, 'mode' | 'sailing'>>,
  day: DayOfTrip,
  catalogue: DayCatalogue,
  items: readonly DayItem[] = [],
  bookings: readonly Booking[] = [],
): DayContext => {
  const { date, parks, evening, kind, place = null } = day;
  const { arrivesAt, leavesAt } = getPresenceOn(day, bookings, trip, catalogue.airports);
  const aboard =
    kind &&
    makeShipContext(trip, { date, kind, place, arrivesAt: day.arrivesAt }, catalogue, items, bookings);
  return {
    date,
    parks,
    arrivesAt: arrivesAt ?? getPartyTicketStart(parks, date, evening, catalogue.calendar),
    leavesAt,
    evening,
    closed: listClosedSpansOn(bookings, date, catalogue.airports, trip.stays),
    earlyEntry: hasEarlyEntry(trip.stays, date),
    people: trip.party,
    catalogue,
    ...(aboard && { aboard }),
  };
};

export const getParkDay = (park: ParkId, context: DayContext): ParkDay | null =>
  makeParkDay(park, context.date, context.catalogue.calendar, context);

/** `refs` are ids, or names of people without one. */
export const getPace = (
  { date, people, catalogue, crowd }: DayContext,
  refs: readonly string[] | null = null,
): Pace => ({
  stretch: getStretch(
    people.filter(({ id, name }) => refs === null || refs.includes(id ?? name)),
    date,
  ),
  peak: (crowd ?? getCrowdLevel(date, catalogue.calendar)) === 'peak',
});

export const walkOn = (
  context: DayContext,
): ((a: Place, b: Place, refs?: readonly string[] | null) => number) => {
  const party = getPace(context);
  return (a, b, refs = null) =>
    walkMinutes(a, b, refs === null ? party : getPace(context, refs), context.catalogue.travel);
};

export const makeParkChanges = (
  context: DayContext,
): ((a: Place, b: Place, refs?: readonly string[] | null) => ParkChange | null) => {
  const { travel } = context.catalogue;
  return (a, b, refs = null) => findParkChange(a, b, getPace(context, refs), travel);
};

/** Minute of the party's arrival, else of the first entrance; aboard of the day there; else 9:00 AM. */
export const getPartyStart = (context: DayContext): number => {
  if (context.arrivesAt) return toMinute(context.arrivesAt);
  const [first] = context.parks;
  if (!first && context.aboard) return getShipDayStart(context.aboard);
  return (first && getParkDay(first, context)?.gates) ?? 9 * 60;
};
