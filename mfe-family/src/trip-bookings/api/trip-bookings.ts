import { toItemBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { getItemClock } from '@landsea/rules/planning';
import type { DayPlans } from '@landsea/contracts/planning';
import type { PortClock } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';

const startOf = ({ start: { date, time } }: Booking): string => `${date} ${time ?? ''}`;

/**
 * In the order of their start: the trip's bookings, and the items of its days that are one (`itemId` is set,
 * and they are changed there).
 */
export const listBookings = (
  { items, bookings = [] }: Pick<DayPlans, 'items' | 'bookings'>,
  trip: Pick<TripDetail, 'mode' | 'sailing'>,
  ports: readonly PortClock[],
): Booking[] => {
  const ofItems = items.flatMap((item) => {
    const { date, details } = item;
    if (date === null) return [];
    return toItemBooking(item, getItemClock(trip, { date, details }, ports).timeZone) ?? [];
  });
  return [...bookings, ...ofItems].sort((one, other) => startOf(one).localeCompare(startOf(other)));
};

const sharesNumber = (one: Pick<Booking, 'numbers'>, other: Pick<Booking, 'numbers'>): boolean =>
  one.numbers.some(
    ({ role, value }) => role !== 'flight' && other.numbers.some((each) => each.value === value),
  );

const flightOf = ({ numbers }: Pick<Booking, 'numbers'>): string | undefined =>
  numbers.find(({ role }) => role === 'flight')?.value;

const wayOf = ({ start, end }: Pick<Booking, 'start' | 'end'>): string =>
  `${start.airport ?? ''}-${end?.airport ?? ''}`;

type Known = Pick<Booking, 'kind' | 'title' | 'numbers' | 'start' | 'end'>;

/** One locator is on every flight of an order, so the day or the way has to match, too. */
const isSameFlight = (one: Known, other: Known): boolean =>
  flightOf(one) !== undefined && flightOf(one) === flightOf(other)
    ? one.start.date === other.start.date || sharesNumber(one, other)
    : sharesNumber(one, other) && (one.start.date === other.start.date || wayOf(one) === wayOf(other));

/** Kind and number have to match; without a number, the name and the day. */
export const findSameBooking = <B extends Known>(read: Known, bookings: readonly B[]): B | undefined => {
  const ofKind = bookings.filter(({ kind }) => kind === read.kind);
  if (read.kind === 'flight') return ofKind.find((booking) => isSameFlight(read, booking));
  const isNamed = (booking: B) =>
    booking.title.toLowerCase() === read.title.toLowerCase() && booking.start.date === read.start.date;
  return (
    ofKind.find((booking) => sharesNumber(read, booking)) ??
    ofKind.find((booking) => isNamed(booking) && (read.numbers.length === 0 || booking.numbers.length === 0))
  );
};
