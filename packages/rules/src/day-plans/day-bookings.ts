import { listBookingEntriesOn, type BookingEntry } from '../bookings/booking-days.js';
import { findLastInPark, placeEntry } from '../bookings/booking-order.js';
import type { TimeLimit, Booking } from '@landsea/contracts/bookings';
import { noteAirport } from '../bookings/closed-spans.js';
import {
  type CalendarDate,
  getDateIn,
  timeIn,
  toZonedInstant,
  countDaysBetween,
} from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { getDayZone, type PortClock, type ZonedTrip } from '../trip/day-zones.js';
import type { TripDay } from '@landsea/contracts/trip';
import { formatTimeOfDay, toClock, toMinute, type Minute } from '../trip/clock.js';
import { findStepOfEntry } from './ship/booked-sailing.js';
import { listSailingSteps, type SailingStep } from './ship/sailing-steps.js';
import { isStepTitle, SHIP_STEPS, stepTitles } from './ship/ship-steps.js';

/** `time` is the time to follow: the usual one of a ship, or the one before which to check out. */
export interface DayBooking extends BookingEntry {
  zone: string;
  limit: TimeLimit | null;
  /** The place in the order of the day, on the day's clocks; null at the top. */
  spot: Minute | null;
  isUsual: boolean;
  /** A check-in that waits for the last plan in a park. */
  isAfterPark: boolean;
  /** `Be at the airport by 12:35 PM`. */
  note: string | null;
}

/** A wall time of one zone on the clocks of another, beyond a day where the date differs there. */
const convertMinute = (date: CalendarDate, at: Minute, own: string, zone: string): Minute => {
  if (own === zone) return at;
  const instant = toZonedInstant(date, toClock(at), own);
  return toMinute(timeIn(instant, zone)) + countDaysBetween(date, getDateIn(instant, zone)) * 1440;
};

const isPlanned = ({ key }: SailingStep, items: readonly DayItem[]): boolean =>
  items.some(
    ({ title, details, status }) =>
      status !== 'cancelled' &&
      details.kind === 'activity' &&
      details.section === SHIP_STEPS &&
      isStepTitle({ title: stepTitles[key] }, title),
  );

const noteEntry = (
  entry: BookingEntry,
  booking: Booking,
  limit: TimeLimit | null,
  step: SailingStep | undefined,
): string | null => {
  if (step?.note) return step.note;
  if (limit === 'before' && entry.time !== null)
    return `Check-out is by ${formatTimeOfDay(toMinute(entry.time))}`;
  return entry.end === 'start' ? noteAirport(booking) : null;
};

/**
 * The bookings of a day that are no plans, with the times to follow and their order, without the catalog.
 * @param items those of the whole trip.
 */
export const listDayBookings = (
  trip: ZonedTrip,
  day: Pick<TripDay, 'date' | 'arrivesAt'>,
  items: readonly DayItem[],
  bookings: readonly Booking[],
  ports: readonly PortClock[] = [],
): DayBooking[] => {
  const { date } = day;
  const ofDay = items.filter((item) => item.date === date);
  const zone = getDayZone(trip, date, ports);
  const own = bookings.filter(({ itemId }) => !itemId);
  const entries = listBookingEntriesOn(own, date);
  const lastInPark = findLastInPark(ofDay);
  const steps = (trip.sailing ? listSailingSteps(trip.sailing, day, items, bookings) : []).filter(
    (step) => !isPlanned(step, ofDay),
  );
  const timed = entries.map((entry): BookingEntry => {
    const step = findStepOfEntry(entry, steps);
    return step ? { ...entry, time: toClock(step.time) } : entry;
  });
  return entries
    .flatMap((entry, index): DayBooking[] => {
      const booking = own.find(({ id }) => id === entry.bookingId);
      if (!booking) return [];
      const step = findStepOfEntry(entry, steps);
      const placed = placeEntry(timed[index] ?? entry, timed, lastInPark);
      const clock = step ? zone : (booking[entry.end]?.zone ?? zone);
      const limit = placed?.limit ?? null;
      return [
        {
          ...entry,
          time: placed && toClock(placed.at),
          zone: clock,
          limit,
          spot: placed && convertMinute(date, placed.at, clock, zone) + placed.spot - placed.at,
          isAfterPark: placed !== null && placed.spot > placed.at,
          isUsual: step !== undefined && entry.time === null,
          note: noteEntry(entry, booking, limit, step),
        },
      ];
    })
    .sort((one, other) => (one.spot ?? -1) - (other.spot ?? -1));
};

/** `from 3:00 PM`; empty without a time. */
export const formatLimitedTime = ({ time, limit }: Pick<DayBooking, 'time' | 'limit'>): string =>
  time === null ? '' : [limit, formatTimeOfDay(toMinute(time))].filter(Boolean).join(' ');

/** Minutes that a calendar draws for an end of a booking. */
export const DRAWN_MINUTES = 30;

/**
 * The begin of what a calendar draws: a check-out ends at its limit, a check-in follows the parks.
 * @param parkUntil the end of the last plan in a park.
 */
export const getDrawnStart = ({ time, limit, spot }: DayBooking, parkUntil: Minute | null): Minute | null => {
  if (time === null || spot === null) return null;
  const at = toMinute(time);
  if (limit === 'from') return spot > at ? Math.max(spot, parkUntil ?? 0) : at;
  return limit === null ? at : at - DRAWN_MINUTES;
};
