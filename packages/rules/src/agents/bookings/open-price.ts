import type { AgentBooking } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import { findNextPayment, getPaymentState } from './payment-state.js';

export interface PricedBooking {
  booking: Pick<Booking, 'status' | 'totalCents' | 'payments'>;
  told: readonly Pick<AgentBooking['told'][number], 'paymentId'>[];
}

/** A payment that the client says is paid is none that they still have to make. */
export const findNextToMake = ({
  booking: { status, payments },
  told,
}: Omit<PricedBooking, 'booking'> & {
  booking: Pick<Booking, 'status' | 'payments'>;
}): BookingPayment | undefined =>
  findNextPayment({
    status,
    payments: payments.filter((payment) => getPaymentState(payment, told) === 'open'),
  });

/**
 * A price can still go down while the client has a payment to make: suppliers charge for changes after the last one.
 */
export const canGoDown = (row: PricedBooking): boolean =>
  row.booking.status === 'booked' && (row.booking.totalCents ?? 0) > 0 && findNextToMake(row) !== undefined;
