import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem, ItemStatus } from '../../planning/day-items.js';
import type { ItemDetails } from '../../planning/item-details.js';
import { itemLife } from './item-life.js';

type Stated = Pick<DayItem, 'status' | 'date' | 'confirmation' | 'details'>;

/** Part of the plan: not a wish any more, and not cancelled. */
export const isPartOfPlan = ({ status }: Pick<DayItem, 'status'>): boolean =>
  status !== 'wish' && status !== 'cancelled';

/** The status of an item that is new on a date, or among the wishes. */
export const firstStatus = (date: CalendarDate | null): ItemStatus => (date === null ? 'wish' : 'planned');

/**
 * The status of an item that moves to a date: a date makes a wish part of the plan, and without one what was planned is a wish
 * again. What is booked, done or cancelled stays so.
 */
export const statusOn = (date: CalendarDate | null, status: ItemStatus): ItemStatus =>
  status === 'wish' || status === 'planned' ? firstStatus(date) : status;

/** The status of an item that is not done after all: booked with a confirmation number, else planned or wished for. */
export const statusUndone = ({ date, confirmation }: Pick<DayItem, 'date' | 'confirmation'>): ItemStatus =>
  confirmation === null ? firstStatus(date) : 'booked';

/** The details of an item, brought up to whether it is done: `tried`, `taken`, `signed` and when it was. */
export const detailsWhen = (isDone: boolean, details: ItemDetails): ItemDetails => {
  const { done, notDone } = itemLife[details.kind];
  if (isDone) return { ...details, ...done } as ItemDetails;
  const { doneAt: _done, actualWait: _waited, ...rest } = details;
  return { ...rest, ...notDone } as ItemDetails;
};

/**
 * Whether the details say by themselves that the item is done: a snack was tried, a book was signed; where no detail has to say
 * it, that there is a moment when it was.
 */
export const detailsSayDone = (details: ItemDetails): boolean => {
  const { done, notDone } = itemLife[details.kind];
  if (Object.keys(done).length === 0 && details.doneAt) return true;
  const now = new Map(Object.entries(details));
  return Object.entries(notDone).some(
    ([field, value]) => JSON.stringify(now.get(field)) !== JSON.stringify(value),
  );
};

/** The change that checks an item off. `now`, an instant, is kept as when it was done, unless that is known already. */
export const checkedOff = (
  { details }: Pick<DayItem, 'details'>,
  now: string,
): Pick<DayItem, 'status' | 'details'> => ({
  status: 'done',
  details: { ...detailsWhen(true, details), doneAt: details.doneAt ?? now },
});

/** The change that takes a check back. */
export const unchecked = (item: Stated): Pick<DayItem, 'status' | 'details'> => ({
  status: item.status === 'done' ? statusUndone(item) : item.status,
  details: detailsWhen(false, item.details),
});

/** {@link checkedOff} or {@link unchecked}, as a box that may be checked says. */
export const checkedWhen = (
  isDone: boolean,
  item: Stated,
  now: string,
): Pick<DayItem, 'status' | 'details'> => (isDone ? checkedOff(item, now) : unchecked(item));

/**
 * An item whose status and details agree on whether it is done. A status that was chosen decides; otherwise details that
 * changed their mind do. Source: an item that is checked off anywhere is done everywhere.
 */
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
