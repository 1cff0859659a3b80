import type { BookingWindow } from '@landsea/contracts/planning';

interface WindowLink {
  to: string;
  name: string;
}

/** The page on which a family changes the date of a window; undefined where a rule sets the date. */
export const getWindowLink = (
  tripId: string,
  { kind, bookingId }: Pick<BookingWindow, 'kind' | 'bookingId'>,
): WindowLink | undefined => {
  const details = `/trip-details-hq/${tripId}`;
  if (kind === 'payment') return { to: `/trip/${tripId}/budget-center`, name: 'Open the budget' };
  if (kind === 'final-payment') return { to: details, name: 'Enter the date of your booking' };
  if (kind !== 'booking-cancellation') return undefined;
  return bookingId
    ? { to: `/trip/${tripId}/bookings#booking-${bookingId}`, name: 'See the booking' }
    : { to: details, name: 'Change it in the trip details' };
};
