import type { BudgetCategory } from '../money/budget.js';
import { addDays } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import type { TripDetail } from '../trip/trips.js';
import type { Booking, BookingKind, BookingPayment } from './booking.js';

type Priced = Pick<
  Booking,
  'totalCents' | 'currency' | 'dollarCents' | 'payments' | 'status' | 'refundCents'
>;

/** The category of the budget from which each kind of booking draws. */
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

/**
 * {@link bookingCategories}, but a hotel for the one night before the ship is the hotel before boarding, unless it is a park's own.
 */
export const categoryOfBooking = (
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

/** US cents of an amount in the booking's currency, in the proportion of its total; null where that is not known. */
const inDollars = ({ currency, totalCents, dollarCents }: Priced, cents: number): number | null => {
  if (currency === 'USD') return cents;
  if (dollarCents === null || !totalCents) return null;
  return Math.round((cents * dollarCents) / totalCents);
};

/** The price in US cents; null where it is unknown or in a currency without an amount in dollars. */
export const priceOfBooking = (booking: Priced): number | null =>
  booking.totalCents === null ? null : inDollars(booking, booking.totalCents);

const sumPayments = (booking: Priced, isCounted: (payment: BookingPayment) => boolean): number =>
  inDollars(
    booking,
    booking.payments.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0),
  ) ?? 0;

/**
 * Cents in dollars. planned: the price; booked: what is committed; paid: what was paid of it, less what a canceled booking gives
 * back; due: what is still to pay. A held booking commits to what was paid only, a canceled one to what is not refunded, and
 * nothing of that is due.
 */
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

/** A payment that is still to be made. `dueOn` null: its date is not known. Cents in dollars. */
export interface BookingDue {
  bookingId: string;
  paymentId: string | null;
  title: string;
  kind: BookingPayment['kind'];
  dueOn: CalendarDate | null;
  cents: number;
}

/**
 * The payments that are still to be made, the next first; what the total has over all named payments is one more without a date.
 */
export const duePayments = (booking: Priced & Pick<Booking, 'id' | 'title'>): BookingDue[] => {
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
