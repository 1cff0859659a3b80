import { formatNumberLabel } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { BookingChange } from '../../trip-frame/api/booking-queue';
import { formatBookingAmounts } from '../../trip-bookings/tickets/booking-amounts';
import {
  bookingKindLabels,
  bookingStatusLabels,
  formatWhen,
} from '../../trip-bookings/tickets/booking-labels';

export const conflictLabels: Record<keyof BookingChange, string> = {
  kind: 'Kind',
  title: 'Name',
  supplier: 'Company',
  status: 'Status',
  heldUntil: 'Held until',
  numbers: 'Numbers',
  people: 'People',
  start: 'Start',
  end: 'End',
  staterooms: 'Staterooms',
  included: 'Included',
  note: 'Notes',
  totalCents: 'Total',
  currency: 'Currency',
  dollarCents: 'In dollars',
  payments: 'Payments',
  refundCents: 'Refund',
  cancelUntil: 'Cancel free until',
};

export const formatConflictField = (booking: Booking, field: keyof BookingChange): string => {
  const amounts = formatBookingAmounts(booking);
  switch (field) {
    case 'kind':
      return bookingKindLabels[booking.kind];
    case 'status':
      return bookingStatusLabels[booking.status];
    case 'numbers':
      return booking.numbers.map(formatNumberLabel).join(', ');
    case 'people':
      return booking.people ? `${booking.people.length} people` : 'Everyone';
    case 'start':
    case 'end':
      return formatWhen(booking).join(', ');
    case 'staterooms':
      return booking.staterooms.map(({ number }) => number).join(', ');
    case 'totalCents':
    case 'dollarCents':
      return amounts?.total ?? '';
    case 'payments':
      return [amounts?.paid, ...(amounts?.due ?? [])].filter(Boolean).join(', ');
    case 'refundCents':
      return amounts?.refund ?? '';
    default:
      return booking[field] ?? '';
  }
};
