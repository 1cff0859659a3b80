import type { AgentBooking, BookingGuest, SameNumber, ToldPayment } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import type { Traveler } from '@landsea/contracts/trip';
import { computeCommission } from '@landsea/rules/agents';
import type { PersonNames, WorkOfBooking } from './agent-bookings.queries.js';

type OfBooking<Row> = Row & { bookingId: string };

interface BookingRows {
  work: readonly WorkOfBooking[];
  told: readonly OfBooking<ToldPayment>[];
  sameNumbers: readonly OfBooking<SameNumber>[];
}

const of = <Row>(rows: readonly OfBooking<Row>[], id: string): Omit<OfBooking<Row>, 'bookingId'>[] =>
  rows.filter(({ bookingId }) => bookingId === id).map(({ bookingId: _id, ...row }) => row);

/** A confirmed payment keeps what the client said, for when the confirmation is taken back. */
const isOpen = ({ payments }: Booking, paymentId: string): boolean =>
  payments.some(({ id, paidOn }) => id === paymentId && paidOn === null);

export const joinBookings = (bookings: readonly Booking[], rows: BookingRows): AgentBooking[] =>
  bookings.map((booking) => {
    const [found] = of(rows.work, booking.id);
    const { supplierRate = null, ...work } = found ?? {};
    return {
      booking,
      work: found ? (work as AgentBooking['work']) : null,
      expectedCents: found && booking.status !== 'canceled' ? computeCommission(found, supplierRate) : null,
      told: of(rows.told, booking.id).filter(({ paymentId }) => isOpen(booking, paymentId)),
      sameNumbers: of(rows.sameNumbers, booking.id),
    };
  });

/** A name that two people of the household have stays without a legal name. */
export const nameGuests = (
  party: readonly Pick<Traveler, 'id' | 'name'>[],
  household: readonly PersonNames[],
): BookingGuest[] =>
  party.flatMap(({ id, name }) => {
    if (id === undefined) return [];
    const found = household.filter(({ called }) => called.includes(name.trim().toLowerCase()));
    return [{ personId: id, name, legalName: found.length === 1 ? (found[0]?.legalName ?? null) : null }];
  });
