import { summarizeBookings, listDuePayments, sumBooking, type BookingDue } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDate } from '@landsea/web-kit';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';

const nextDue = (bookings: readonly Booking[]): BookingDue | undefined =>
  bookings
    .filter(({ itemId }) => !itemId)
    .flatMap(listDuePayments)
    .filter(({ dueOn, cents }) => dueOn !== null && cents > 0)
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
    .at(0);

/** `Booked: hotel, cruise, two flights`. */
export const formatSummary = (bookings: readonly Booking[]): string =>
  summarizeBookings(bookings) ?? 'Nothing booked yet';

/**
 * `$17,152 booked · $5,174 paid · next $7,296 on Fri, Jan 8 for Disney Wish`; undefined without any amount.
 */
export const formatTotal = (bookings: readonly Booking[]): string | undefined => {
  const sums = bookings.map(sumBooking);
  const booked = sums.reduce((sum, { bookedCents }) => sum + bookedCents, 0);
  const paid = sums.reduce((sum, { paidCents }) => sum + paidCents, 0);
  if (booked === 0) return undefined;
  const next = nextDue(bookings);
  return [
    `${formatWholeMoney(booked)} booked`,
    ...(paid > 0 ? [`${formatWholeMoney(paid)} paid`] : []),
    ...(next?.dueOn
      ? [`next ${formatWholeMoney(next.cents)} on ${formatDate(next.dueOn)} for ${next.title}`]
      : []),
  ].join(' · ');
};
