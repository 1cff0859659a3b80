import { shortDate } from '@landsea/contracts/booking-windows';
import type { Booking } from '@landsea/contracts/bookings';
import { clockLabel, minuteOf } from '@landsea/contracts/day-plans';
import { DomainError } from '@landsea/nest-kit';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

export const bookingConflict = ({ title, status, start }: Booking): DomainError => {
  const at = start.time === null ? '' : ` at ${clockLabel(minuteOf(start.time))}`;
  return conflict(
    `This booking was changed while you were editing it. It now says “${title}”, ${status}, ${shortDate(start.date)}${at}. Make your change again if you still want it.`,
  );
};

export const bookingsMoved = (): DomainError =>
  conflict(
    'Somebody else changed these bookings meanwhile, so nothing was changed. Look at them and try again.',
  );
