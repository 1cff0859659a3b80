import type { Booking } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';

export type BookingStage = 'quoted' | 'held' | 'booked' | 'deposited' | 'paid' | 'traveled' | 'canceled';

type Staged = Pick<Booking, 'status' | 'numbers' | 'payments' | 'totalCents' | 'start' | 'end'>;

/** A held booking without a number is a price only. */
export const getBookingStage = (
  { status, numbers, payments, totalCents, start, end }: Staged,
  today: CalendarDate,
): BookingStage => {
  if (status === 'canceled') return 'canceled';
  if (status === 'held') return numbers.length === 0 ? 'quoted' : 'held';
  if ((end ?? start).date < today) return 'traveled';
  const paid = payments.filter(({ paidOn }) => paidOn !== null);
  if (paid.length === 0) return 'booked';
  const paidCents = paid.reduce((sum, { cents }) => sum + cents, 0);
  const isWhole = paid.length === payments.length && paidCents >= (totalCents ?? 0);
  return isWhole ? 'paid' : 'deposited';
};
