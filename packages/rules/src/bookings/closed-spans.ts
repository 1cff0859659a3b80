import type { Airport } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute, type Minute } from '../trip/clock.js';
import type { LandStay } from '@landsea/contracts/trip';
import type { Booking, BookingEnd } from '@landsea/contracts/bookings';
import { isOn } from './booking-days.js';

/**
 * `at` is the landing or departure; `reason` ends a sentence: `you land at 10:28 AM`. `people` null is
 * everybody.
 */
export interface ClosedSpan {
  from: Minute;
  until: Minute;
  at: Minute;
  reason: string;
  bookingId: string;
  people: readonly string[] | null;
}

export type WayFacts = Pick<Airport, 'iata' | 'minutesToParks' | 'minutesToPort' | 'bagMinutes'>;

const DAY = 1440;
/** Minutes, general knowledge: from the gate to the bags; arrival at a hotel or park. */
const LEAVE_PLANE = 20;
const SETTLE = 40;
/** Minutes of security and check-in at a port. */
const AT_PORT = 15;
const usual = { bagMinutes: 30, minutesToParks: 45, minutesToPort: 50 };
/** Airlines' advice: two hours before a domestic flight, three before an international one. */
const BEFORE_DOMESTIC = 120;
const BEFORE_INTERNATIONAL = 180;
const ON_THE_WAY = 15;
const AT_STATION = 60;

const peopleOf = ({ people }: Pick<Booking, 'people'>) => people && people.map(({ personId }) => personId);

const countryOf = (zone: string): string => zone.split('/')[0] ?? zone;
const isInternational = ({ start, end }: Booking): boolean =>
  end !== null && countryOf(start.zone) !== countryOf(end.zone);

const nextFive = (minute: number): number => Math.ceil(minute / 5) * 5;
const label = (time: string): string => formatTimeOfDay(toMinute(time));

type Stays = readonly Pick<LandStay, 'checkOut'>[];

interface Day {
  date: CalendarDate;
  airports: readonly WayFacts[];
  isShipDay: boolean;
  ways: readonly Booking[];
  lastDate: CalendarDate | null;
}

const wayFrom = (airport: string | null | undefined, { airports, isShipDay }: Day) => {
  const known = airports.find(({ iata }) => iata === airport);
  const toParks = known?.minutesToParks ?? usual.minutesToParks;
  const toPort = known?.minutesToPort ?? usual.minutesToPort;
  return { bags: known?.bagMinutes ?? usual.bagMinutes, drive: isShipDay ? toPort : toParks };
};

const afterArrival = ({ kind, end }: Booking, day: Day): number => {
  if (kind === 'train') return AT_STATION;
  const { bags, drive } = wayFrom(end?.airport, day);
  return LEAVE_PLANE + bags + drive + (day.isShipDay ? AT_PORT : SETTLE);
};

const atAirport = (booking: Booking): number =>
  isInternational(booking) ? BEFORE_INTERNATIONAL : BEFORE_DOMESTIC;

const beforeDeparture = (booking: Booking, day: Day): number => {
  if (booking.kind === 'train') return AT_STATION;
  const { drive } = wayFrom(booking.start.airport, day);
  return atAirport(booking) + drive + ON_THE_WAY;
};

/** `Be at the airport by 12:35 PM`; null for a departure so early that it is the evening before. */
export const noteAirport = (booking: Booking): string | null => {
  const { kind, start } = booking;
  if (kind !== 'flight' || start.time === null) return null;
  const by = toMinute(start.time) - atAirport(booking);
  return by < 0 ? null : `Be at the airport by ${formatTimeOfDay(by)}`;
};

/** Also used while the catalog is not loaded. */
const nearest = ['MCO', 'SFB', 'TPA', 'MLB'];
const isNear = ({ airport }: BookingEnd, airports: readonly WayFacts[]): boolean =>
  !!airport &&
  (nearest.includes(airport) ||
    airports.some(({ iata, minutesToParks }) => iata === airport && minutesToParks !== null));

const beginsAt = ({ start }: Booking): string => `${start.date} ${start.time ?? ''}`;

/**
 * A flight away from the trip's airports, or after the last night; one that arrives on another day counts on
 * the day it leaves.
 */
const isDeparture = (booking: Booking, { airports, ways, lastDate }: Day): boolean => {
  const { start, end, kind } = booking;
  if (end === null || end.date > start.date || end.time === null) return true;
  const [fromHere, toHere] = [isNear(start, airports), isNear(end, airports)];
  if (fromHere !== toHere) return fromHere;
  const earlier = ways.filter((other) => beginsAt(other) < beginsAt(booking));
  if (earlier.some((other) => other.kind === kind && start.airport && other.end?.airport === start.airport))
    return true;
  return (
    (lastDate !== null && start.date >= lastDate) || earlier.some((other) => other.start.date < start.date)
  );
};

const lastDateOf = (bookings: readonly Booking[], stays: Stays): CalendarDate | null => {
  const booked = bookings.flatMap(({ kind, end }) =>
    end && (kind === 'hotel' || kind === 'cruise') ? [end.date] : [],
  );
  return [...booked, ...stays.map(({ checkOut }) => checkOut)].sort().at(-1) ?? null;
};

const spansOf = (booking: Booking, day: Day): ClosedSpan[] => {
  const { start, end, id: bookingId, kind } = booking;
  const shared = { bookingId, people: peopleOf(booking) };
  const { date } = day;
  if (end && start.date < date && end.date > date)
    return [{ ...shared, from: 0, until: DAY, at: DAY, reason: 'you are on the way' }];
  const leaves = start.date === date && start.time !== null && isDeparture(booking, day);
  if (end?.date === date && end.time !== null && !leaves) {
    const at = toMinute(end.time);
    const until = Math.min(DAY, nextFive(at + afterArrival(booking, day)));
    const reason = `you ${kind === 'train' ? 'arrive' : 'land'} at ${label(end.time)}`;
    return [{ ...shared, from: 0, until, at, reason }];
  }
  if (!leaves || start.time === null) return [];
  const at = toMinute(start.time);
  const from = Math.max(0, at - beforeDeparture(booking, day));
  const how = kind === 'train' ? 'your train leaves' : 'your flight leaves';
  return [{ ...shared, from, until: DAY, at, reason: `${how} at ${label(start.time)}` }];
};

/**
 * A landing in Orlando at 10:28 AM closes the day until 12:45 PM (bags and way).
 * @param stays the hotels, also without a booking.
 */
export const listClosedSpansOn = (
  bookings: readonly Booking[],
  date: CalendarDate,
  airports: readonly WayFacts[] = [],
  stays: Stays = [],
): ClosedSpan[] => {
  const on = bookings.filter(isOn);
  const ways = on.filter(({ kind }) => kind === 'flight' || kind === 'train');
  const isShipDay = on.some(
    ({ kind, start, end }) => kind === 'cruise' && (start.date === date || end?.date === date),
  );
  const day = { date, airports, isShipDay, ways, lastDate: lastDateOf(on, stays) };
  return ways.flatMap((booking) => spansOf(booking, day));
};
