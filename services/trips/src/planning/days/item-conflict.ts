import { formatShortDate, formatTimeOfDay, toMinute, formatDayTitle } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { DomainError, makeEditConflict } from '@landsea/nest-kit';

export const makeItemConflict = ({ title, date, time, status }: DayItem): DomainError => {
  const at = time === null ? '' : ` at ${formatTimeOfDay(toMinute(time))}`;
  const when = date === null ? '' : ` on ${formatShortDate(date)}${at}`;
  return makeEditConflict(
    `This item was changed while you were editing it. It now says “${title}”, ${status}${when}. Make your change again if you still want it.`,
  );
};

export const refuseMovedItems = (): DomainError =>
  makeEditConflict(
    'Somebody else changed these plans meanwhile, so nothing was changed. Look at them and try again.',
  );

export const makeDayConflict = (day: TripDay): DomainError =>
  makeEditConflict(
    `This day was changed while you were editing it. It now says “${formatDayTitle(day)}”. Make your change again if you still want it.`,
  );

export const refuseUnknownDay = (): DomainError =>
  new DomainError({
    code: 'NOT_FOUND',
    message: 'That date is not part of this trip. Choose one of its days.',
  });
