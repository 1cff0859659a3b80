import type { ItineraryLine } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import { currencyDigits, formatDate } from '@landsea/contracts/core';

const kindNames: Readonly<Record<BookingPayment['kind'], string>> = {
  deposit: 'deposit',
  part: 'payment',
  final: 'final payment',
};

const formatAmount = (cents: number, currency: Booking['currency']): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    cents / 10 ** currencyDigits[currency],
  );

const stateOf = ({ dueOn, paidOn }: BookingPayment): string =>
  paidOn ? `paid ${formatDate(paidOn)}` : dueOn ? `due ${formatDate(dueOn)}` : 'not paid yet';

/** `Disney Wish, final payment: $2,140.00, due Mon, Dec 28`, open ones first and each by its date. */
export const listItineraryPayments = (bookings: readonly Booking[]): ItineraryLine[] =>
  bookings
    .filter(({ status }) => status !== 'canceled')
    .flatMap(({ title, currency, payments }) => payments.map((payment) => ({ title, currency, payment })))
    .toSorted(
      (one, other) =>
        Number(one.payment.paidOn !== null) - Number(other.payment.paidOn !== null) ||
        (one.payment.dueOn ?? '9999').localeCompare(other.payment.dueOn ?? '9999'),
    )
    .map(({ title, currency, payment }) => ({
      id: payment.id,
      text: `${title}, ${kindNames[payment.kind]}: ${formatAmount(payment.cents, currency)}, ${stateOf(payment)}`,
    }));
