import { formatShortDate, formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { Booking } from '@landsea/contracts/bookings';
import { DomainError } from '@landsea/nest-kit';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

export const makeBookingConflict = ({ title, status, start }: Booking): DomainError => {
  const at = start.time === null ? '' : ` at ${formatTimeOfDay(toMinute(start.time))}`;
  return conflict(
    `This booking was changed while you were editing it. It now says “${title}”, ${status}, ${formatShortDate(start.date)}${at}. Make your change again if you still want it.`,
  );
};

export const refuseMovedBookings = (): DomainError =>
  conflict(
    'Somebody else changed these bookings meanwhile, so nothing was changed. Look at them and try again.',
  );
