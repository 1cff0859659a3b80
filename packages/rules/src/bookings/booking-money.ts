import type { BudgetCategory } from '@landsea/contracts/money';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import type { Booking, BookingKind, BookingPayment } from '@landsea/contracts/bookings';

type Priced = Pick<
  Booking,
  'totalCents' | 'currency' | 'dollarCents' | 'payments' | 'status' | 'refundCents'
>;

export const bookingCategories: Record<BookingKind, BudgetCategory> = {
  hotel: 'resort-stay',
  tickets: 'park-tickets',
  cruise: 'cruise-fare',
  flight: 'transportation',
  car: 'transportation',
  transfer: 'transportation',
  train: 'transportation',
  dining: 'dining',
  lane: 'lightning-lane',
  outing: 'excursions-experiences',
  insurance: 'misc',
  other: 'misc',
};

type Placed = Pick<Booking, 'kind' | 'start' | 'end'>;

/** A hotel for the one night before the ship is in its own category, unless the parks run it. */
export const getBookingCategory = (
  { kind, start, end }: Placed,
  { stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>,
): BudgetCategory => {
  const boards = sailing?.embarkationDate;
  const isNightBefore = boards !== undefined && end?.date === boards && addDays(start.date, 1) === boards;
  const isOnSite = stays.some(
    ({ onSite, checkIn, checkOut }) => onSite && checkIn === start.date && checkOut === end?.date,
  );
  return kind === 'hotel' && isNightBefore && !isOnSite ? 'preboard-hotel-stay' : bookingCategories[kind];
};

/** US cents in the proportion of the total; null where that is unknown. */
const inDollars = ({ currency, totalCents, dollarCents }: Priced, cents: number): number | null => {
  if (currency === 'USD') return cents;
  if (dollarCents === null || !totalCents) return null;
  return Math.round((cents * dollarCents) / totalCents);
};

/** US cents; null where unknown. */
export const priceOfBooking = (booking: Priced): number | null =>
  booking.totalCents === null ? null : inDollars(booking, booking.totalCents);

const sumPayments = (booking: Priced, isCounted: (payment: BookingPayment) => boolean): number =>
  inDollars(
    booking,
    booking.payments.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0),
  ) ?? 0;

/** US cents. A held booking commits to what was paid, a canceled one to what is not refunded. */
export interface BookingAmounts {
  plannedCents: number;
  bookedCents: number;
  paidCents: number;
  dueCents: number;
}

export const sumBooking = (booking: Priced): BookingAmounts => {
  const paid = sumPayments(booking, ({ paidOn }) => paidOn !== null);
  if (booking.status === 'canceled') {
    const kept = Math.max(0, paid - (inDollars(booking, booking.refundCents ?? 0) ?? 0));
    return { plannedCents: kept, bookedCents: kept, paidCents: kept, dueCents: 0 };
  }
  const plannedCents = priceOfBooking(booking) ?? sumPayments(booking, () => true);
  const bookedCents = booking.status === 'held' ? Math.min(paid, plannedCents) : plannedCents;
  return { plannedCents, bookedCents, paidCents: paid, dueCents: Math.max(0, plannedCents - paid) };
};

/** US cents; `dueOn` null for an unknown date. */
export interface BookingDue {
  bookingId: string;
  paymentId: string | null;
  title: string;
  kind: BookingPayment['kind'];
  dueOn: CalendarDate | null;
  cents: number;
}

/** The total beyond the named payments is one more payment without a date. */
export const listDuePayments = (booking: Priced & Pick<Booking, 'id' | 'title'>): BookingDue[] => {
  if (booking.status === 'canceled') return [];
  const { id: bookingId, title } = booking;
  const named = booking.payments
    .filter(({ paidOn }) => paidOn === null)
    .map(({ id: paymentId, kind, dueOn, cents }) => ({
      ...{ bookingId, paymentId, title, kind, dueOn },
      cents: inDollars(booking, cents) ?? 0,
    }))
    .sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  const rest = sumBooking(booking).dueCents - named.reduce((sum, { cents }) => sum + cents, 0);
  const open = { bookingId, paymentId: null, title, kind: 'final' as const, dueOn: null, cents: rest };
  return rest > 0 ? [...named, open] : named;
};
