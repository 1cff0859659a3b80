import type { Booking } from '@landsea/contracts/bookings';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { Sailing } from '@landsea/contracts/trip';

export type CruiseBooking = Pick<Booking, 'status' | 'heldUntil' | 'numbers' | 'totalCents' | 'payments'>;

/** A held booking without a number or an end of the hold is a plan to book. */
const isMade = ({ status, heldUntil, numbers }: CruiseBooking): boolean =>
  status === 'held' ? heldUntil !== null || numbers.length > 0 : status !== 'canceled';

const isPaid = ({ totalCents, payments }: CruiseBooking): boolean =>
  payments.length > 0 &&
  payments.every(({ paidOn }) => paidOn !== null) &&
  payments.reduce((sum, { cents }) => sum + cents, 0) >= (totalCents ?? 0);

/**
 * Undefined while something is to be paid, and where the bookings are not known.
 * @param cruises the bookings of the trip's cruise, without payments for a reader who sees no money.
 */
export const getCruiseStanding = (
  { reservation }: Pick<Sailing, 'reservation'>,
  cruises: readonly CruiseBooking[] | undefined,
): BookingWindow['standing'] => {
  const made = cruises?.filter(isMade);
  if (made?.length === 0) return reservation ? undefined : 'unbooked';
  return made?.every(isPaid) ? 'paid' : undefined;
};
