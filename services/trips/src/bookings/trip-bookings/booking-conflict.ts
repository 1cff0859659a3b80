import { formatShortDate, formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { Booking } from '@landsea/contracts/bookings';
import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

export const makeBookingConflict = ({ title, status, start }: Booking): DomainError => {
  const at = start.time === null ? '' : ` at ${formatTimeOfDay(toMinute(start.time))}`;
  return makeEditConflict(
    `This booking was changed while you were editing it. It now says “${title}”, ${status}, ${formatShortDate(start.date)}${at}. Make your change again if you still want it.`,
  );
};

export const refuseMovedBookings = (): DomainError =>
  makeEditConflict(
    'Somebody else changed these bookings meanwhile, so nothing was changed. Look at them and try again.',
  );
