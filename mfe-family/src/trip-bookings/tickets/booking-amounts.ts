import { formatAmount, listDuePayments, sumBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDate } from '@landsea/web-kit';

/** In the booking's own currency. `due` lists open payments, the next first. */
export interface BookingAmountLabels {
  total: string;
  paid: string | null;
  due: string[];
  refund: string | null;
}

/** Null when nothing is known. An item of a day is paid on that day, so nothing of it is due before. */
export const formatBookingAmounts = (booking: Booking): BookingAmountLabels | null => {
  const { totalCents, currency, status, refundCents } = booking;
  // Sums are taken in the booking's own currency: exchange rates do not matter for a supplier's balance.
  const own: Booking = { ...booking, currency: 'USD' };
  const shown = (cents: number) => formatAmount(cents, currency);
  const { bookedCents, paidCents } = sumBooking({ ...own, status: 'booked' });
  if (totalCents === null && bookedCents === 0) return null;
  const due = booking.itemId ? [] : listDuePayments(own);
  const total = totalCents ?? bookedCents;
  // The whole total is due in one payment, so its amount is not said twice.
  const isAllOpen = due.length === 1 && due[0]?.cents === total;
  return {
    total: shown(total),
    paid: paidCents > 0 ? (paidCents >= bookedCents ? 'Paid in full' : `${shown(paidCents)} paid`) : null,
    due: isAllOpen
      ? due.map(({ dueOn }) => (dueOn ? `All due ${formatDate(dueOn)}` : 'Nothing paid yet'))
      : due.map(({ cents, dueOn }) => `${shown(cents)} due${dueOn ? ` ${formatDate(dueOn)}` : ''}`),
    refund:
      status !== 'canceled'
        ? null
        : refundCents
          ? `${shown(refundCents)} refunded`
          : paidCents > 0
            ? 'No refund entered'
            : null,
  };
};
