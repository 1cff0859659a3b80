import type { ClientPaymentState, ToldPayment } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';

/** Only the agent confirms: what the client says stays told. */
export const getPaymentState = (
  { id, paidOn }: Pick<BookingPayment, 'id' | 'paidOn'>,
  told: readonly Pick<ToldPayment, 'paymentId'>[],
): ClientPaymentState => {
  if (paidOn !== null) return 'confirmed';
  return told.some(({ paymentId }) => paymentId === id) ? 'told' : 'open';
};

/** The first payment that is not paid; those without a date come last. */
export const findNextPayment = ({
  payments,
  status,
}: Pick<Booking, 'payments' | 'status'>): BookingPayment | undefined =>
  status === 'canceled'
    ? undefined
    : payments
        .filter(({ paidOn }) => paidOn === null)
        .sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))[0];
