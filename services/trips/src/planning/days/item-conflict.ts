import { shortDate } from '@landsea/contracts/booking-windows';
import { clockLabel, minuteOf } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { dayTitle } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

export const itemConflict = ({ title, date, time, status }: DayItem): DomainError => {
  const at = time === null ? '' : ` at ${clockLabel(minuteOf(time))}`;
  const when = date === null ? '' : ` on ${shortDate(date)}${at}`;
  return conflict(
    `This item was changed while you were editing it. It now says “${title}”, ${status}${when}. Make your change again if you still want it.`,
  );
};

export const itemsMoved = (): DomainError =>
  conflict(
    'Somebody else changed these plans meanwhile, so nothing was changed. Look at them and try again.',
  );

export const dayConflict = (day: TripDay): DomainError =>
  conflict(
    `This day was changed while you were editing it. It now says “${dayTitle(day)}”. Make your change again if you still want it.`,
  );

export const noSuchDay = (): DomainError =>
  new DomainError({
    code: 'NOT_FOUND',
    message: 'That date is not part of this trip. Choose one of its days.',
  });
