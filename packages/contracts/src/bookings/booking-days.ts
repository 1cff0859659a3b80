import { addDays, daysBetween } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import { zonedInstant } from '../core/time-zones.js';
import { clockLabel, minuteOf, type Minute } from '../day-plans/clock.js';
import type { Booking, BookingEnd, BookingKind } from './booking.js';

type Dated = Pick<Booking, 'start' | 'end'>;

/** What each end of a booking is called on its day; null for an end that is nothing to do. */
const endLabels: Record<BookingKind, readonly [start: string | null, end: string | null]> = {
  hotel: ['Check in', 'Check out'],
  tickets: ['Tickets valid from', null],
  cruise: ['Board', 'Leave the ship'],
  flight: ['Fly', 'Land'],
  car: ['Pick up', 'Return'],
  transfer: ['Ride', null],
  train: ['Train', 'Arrive'],
  dining: ['Table', null],
  lane: ['Lightning Lane', null],
  outing: ['Outing', null],
  insurance: [null, null],
  other: ['Booked', null],
};

/** One end of a booking as it stands on its day. `time` is wall time at the place; null stands at the top of the day. */
export interface BookingEntry {
  bookingId: string;
  kind: BookingKind;
  end: 'start' | 'end';
  label: string;
  title: string;
  date: CalendarDate;
  time: string | null;
  place: string | null;
}

export const placeOfEnd = ({ airport, place }: BookingEnd): string | null => airport ?? place ?? null;

const isOn = (booking: Pick<Booking, 'status'>): boolean => booking.status !== 'canceled';

/** The ends of bookings that stand on a date, by time, those without one first. Canceled bookings stand on no day. */
export const bookingEntriesOn = (bookings: readonly Booking[], date: CalendarDate): BookingEntry[] =>
  bookings
    .filter(isOn)
    .flatMap((booking) =>
      (['start', 'end'] as const).flatMap((end, index) => {
        const at = booking[end];
        const label = endLabels[booking.kind][index as 0 | 1];
        if (!at || label === null || at.date !== date) return [];
        const { id: bookingId, kind, title } = booking;
        return [{ bookingId, kind, end, label, title, date, time: at.time, place: placeOfEnd(at) }];
      }),
    )
    .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? ''));

/** Minutes of a day in which a booking leaves no time for anything else, and why: `You land at 10:28 AM`. */
export interface ClosedSpan {
  from: Minute;
  until: Minute;
  reason: string;
  bookingId: string;
  /** Ids of the party; null for everybody. */
  people: readonly string[] | null;
}

/**
 * Minutes from landing to the first plan: deplaning, bags, and the way to a park or hotel; before departure: the way back, bag
 * drop and security. Sources: the airport's own advice of two hours before a domestic flight and three before an international
 * one; 45 minutes from MCO to the parks.
 */
const AFTER_LANDING = 135;
const BEFORE_DOMESTIC = 180;
const BEFORE_INTERNATIONAL = 240;
/** A train or transfer is boarded this long before it leaves. */
const BEFORE_TRAIN = 60;
const DAY = 1440;

const peopleOf = ({ people }: Pick<Booking, 'people'>) => people && people.map(({ personId }) => personId);

const isInternational = ({ start, end }: Dated): boolean =>
  end !== null && start.zone.split('/')[0] !== end.zone.split('/')[0];

const label = (time: string): string => clockLabel(minuteOf(time));

/** When flights, trains and rides leave no time for anything else on a date, by its own clocks. */
export const closedSpansOn = (bookings: readonly Booking[], date: CalendarDate): ClosedSpan[] =>
  bookings.filter(isOn).flatMap((booking) => {
    const { kind, start, end, id: bookingId } = booking;
    if (kind !== 'flight' && kind !== 'train') return [];
    const shared = { bookingId, people: peopleOf(booking) };
    const spans: ClosedSpan[] = [];
    const landsToday = end?.date === date && end.time !== null;
    const leavesToday = start.date === date && start.time !== null;
    const before =
      kind === 'train' ? BEFORE_TRAIN : isInternational(booking) ? BEFORE_INTERNATIONAL : BEFORE_DOMESTIC;
    const after = kind === 'train' ? BEFORE_TRAIN : AFTER_LANDING;
    const isHomeward = end === null || end.date > date || !landsToday;
    if (landsToday && end?.time) {
      const until = Math.min(DAY, minuteOf(end.time) + after);
      spans.push({
        ...shared,
        from: 0,
        until,
        reason: `You ${kind === 'train' ? 'arrive' : 'land'} at ${label(end.time)}`,
      });
    } else if (end && start.date < date && end.date > date) {
      spans.push({ ...shared, from: 0, until: DAY, reason: 'You are on the way' });
    }
    if (leavesToday && start.time && isHomeward)
      spans.push({
        ...shared,
        from: Math.max(0, minuteOf(start.time) - before),
        until: DAY,
        reason: `You leave at ${label(start.time)}`,
      });
    return spans;
  });

/** Minutes from the start of a booking to its end by real time, across zones; null where an end has no time. */
export const bookingMinutes = ({ start, end }: Pick<Booking, 'start' | 'end'>): number | null => {
  if (!end || start.time === null || end.time === null) return null;
  const from = zonedInstant(start.date, start.time, start.zone).getTime();
  return Math.round((zonedInstant(end.date, end.time, end.zone).getTime() - from) / 60_000);
};

/** A booking that moved with its trip by whole days. */
export const moveBookingEnd = (end: BookingEnd, days: number): BookingEnd => ({
  ...end,
  date: addDays(end.date, days),
});

/** Nights between the two ends; null without an end. */
export const bookingNights = ({ start, end }: Pick<Booking, 'start' | 'end'>): number | null =>
  end && daysBetween(start.date, end.date);
