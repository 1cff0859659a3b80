import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem, ItemStatus } from '../../planning/day-items.js';
import type { ItemDetails } from '../../planning/item-details.js';
import { itemLife } from './item-life.js';

type Stated = Pick<DayItem, 'status' | 'date' | 'confirmation' | 'details'>;

export const isPartOfPlan = ({ status }: Pick<DayItem, 'status'>): boolean =>
  status !== 'wish' && status !== 'cancelled';

export const firstStatus = (date: CalendarDate | null): ItemStatus => (date === null ? 'wish' : 'planned');

/** A date makes a wish planned, no date makes a plan a wish; booked, done or cancelled stays. */
export const statusOn = (date: CalendarDate | null, status: ItemStatus): ItemStatus =>
  status === 'wish' || status === 'planned' ? firstStatus(date) : status;

/** Booked with a confirmation number, else planned or a wish. */
export const statusUndone = ({ date, confirmation }: Pick<DayItem, 'date' | 'confirmation'>): ItemStatus =>
  confirmation === null ? firstStatus(date) : 'booked';

/** `tried`, `taken`, `signed`, and the moment. */
export const detailsWhen = (isDone: boolean, details: ItemDetails): ItemDetails => {
  const { done, notDone } = itemLife[details.kind];
  if (isDone) return { ...details, ...done } as ItemDetails;
  const { doneAt: _done, actualWait: _waited, ...rest } = details;
  return { ...rest, ...notDone } as ItemDetails;
};

export const detailsSayDone = (details: ItemDetails): boolean => {
  const { done, notDone } = itemLife[details.kind];
  if (Object.keys(done).length === 0 && details.doneAt) return true;
  const now = new Map(Object.entries(details));
  return Object.entries(notDone).some(
    ([field, value]) => JSON.stringify(now.get(field)) !== JSON.stringify(value),
  );
};

/** `now` is an instant; a known moment stays. */
export const checkedOff = (
  { details }: Pick<DayItem, 'details'>,
  now: string,
): Pick<DayItem, 'status' | 'details'> => ({
  status: 'done',
  details: { ...detailsWhen(true, details), doneAt: details.doneAt ?? now },
});

export const unchecked = (item: Stated): Pick<DayItem, 'status' | 'details'> => ({
  status: item.status === 'done' ? statusUndone(item) : item.status,
  details: detailsWhen(false, item.details),
});

export const checkedWhen = (
  isDone: boolean,
  item: Stated,
  now: string,
): Pick<DayItem, 'status' | 'details'> => (isDone ? checkedOff(item, now) : unchecked(item));

/** A chosen status decides; otherwise changed details do. */
export const agreed = <T extends Stated>(
  next: T,
  before: Pick<DayItem, 'status' | 'details'>,
  chosen: ItemStatus | undefined,
): T => {
  const isChosen = chosen !== undefined && chosen !== before.status;
  const says = detailsSayDone(next.details);
  const isDone = !isChosen && says !== detailsSayDone(before.details) ? says : next.status === 'done';
  const status = isDone ? 'done' : next.status === 'done' ? statusUndone(next) : next.status;
  return { ...next, status, details: detailsWhen(isDone, next.details) };
};
