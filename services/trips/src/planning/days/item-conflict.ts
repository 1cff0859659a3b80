import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { dayTitle } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';

const conflict = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

/** The conflict that an editor of an older version gets, with what stands now. */
export const itemConflict = ({ title, date, time, status }: DayItem): DomainError => {
  const when = date === null ? 'a wish' : `on ${date}${time === null ? '' : ` at ${time}`}`;
  return conflict(
    `This item was changed while you were editing it. It now says “${title}”, ${when}, ${status}.`,
  );
};

/** The same of many at once; nothing was changed then. */
export const itemsMoved = (): DomainError =>
  conflict(
    'Somebody else changed these plans meanwhile, so nothing was changed. Look at them and try again.',
  );

export const dayConflict = (day: TripDay): DomainError =>
  conflict(`This day was changed while you were editing it. It now says “${dayTitle(day)}”.`);
