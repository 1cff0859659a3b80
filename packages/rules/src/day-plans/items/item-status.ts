import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem, ItemStatus, ItemDetails } from '@landsea/contracts/planning';
import { itemLife } from './item-life.js';

type Stated = Pick<DayItem, 'status' | 'date' | 'confirmation' | 'details'>;

export const isPartOfPlan = ({ status }: Pick<DayItem, 'status'>): boolean =>
  status !== 'wish' && status !== 'cancelled';

export const getFirstStatus = (date: CalendarDate | null): ItemStatus => (date === null ? 'wish' : 'planned');

/** A date makes a wish planned, no date makes a plan a wish; booked, done or cancelled stays. */
export const getStatusOn = (date: CalendarDate | null, status: ItemStatus): ItemStatus =>
  status === 'wish' || status === 'planned' ? getFirstStatus(date) : status;

/** Booked with a confirmation number, else planned or a wish. */
export const getStatusUndone = ({
  date,
  confirmation,
}: Pick<DayItem, 'date' | 'confirmation'>): ItemStatus =>
  confirmation === null ? getFirstStatus(date) : 'booked';

/** `tried`, `taken`, `signed`, and the moment. */
export const markDetailsDone = (isDone: boolean, details: ItemDetails): ItemDetails => {
  const { done, notDone } = itemLife[details.kind];
  if (isDone) return { ...details, ...done } as ItemDetails;
  const { doneAt: _done, actualWait: _waited, ...rest } = details;
  return { ...rest, ...notDone } as ItemDetails;
};

export const saysDone = (details: ItemDetails): boolean => {
  const { done, notDone } = itemLife[details.kind];
  if (Object.keys(done).length === 0 && details.doneAt) return true;
  const now = new Map(Object.entries(details));
  return Object.entries(notDone).some(
    ([field, value]) => JSON.stringify(now.get(field)) !== JSON.stringify(value),
  );
};

/** `now` is an instant; a known moment stays. */
export const checkOff = (
  { details }: Pick<DayItem, 'details'>,
  now: string,
): Pick<DayItem, 'status' | 'details'> => ({
  status: 'done',
  details: { ...markDetailsDone(true, details), doneAt: details.doneAt ?? now },
});

export const clearCheck = (item: Stated): Pick<DayItem, 'status' | 'details'> => ({
  status: item.status === 'done' ? getStatusUndone(item) : item.status,
  details: markDetailsDone(false, item.details),
});

export const setChecked = (
  isDone: boolean,
  item: Stated,
  now: string,
): Pick<DayItem, 'status' | 'details'> => (isDone ? checkOff(item, now) : clearCheck(item));

/** A chosen status decides; otherwise changed details do. */
export const reconcileStatus = <T extends Stated>(
  next: T,
  before: Pick<DayItem, 'status' | 'details'>,
  chosen: ItemStatus | undefined,
): T => {
  const isChosen = chosen !== undefined && chosen !== before.status;
  const says = saysDone(next.details);
  const isDone = !isChosen && says !== saysDone(before.details) ? says : next.status === 'done';
  const status = isDone ? 'done' : next.status === 'done' ? getStatusUndone(next) : next.status;
  return { ...next, status, details: markDetailsDone(isDone, next.details) };
};
