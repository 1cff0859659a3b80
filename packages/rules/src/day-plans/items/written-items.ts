import type { CalendarDate } from '@landsea/contracts/core';
import type { CreateDayItem, DayItem, UpdateDayItem } from '@landsea/contracts/planning';
import { reconcileStatus, markDetailsDone, getFirstStatus, getStatusOn } from './item-status.js';
import { makeBlankDetails } from './item-life.js';

/** Leaves space for other items between neighbors. */
const GAP = 1024;

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

export const getLastPosition = (
  items: readonly Pick<DayItem, 'date' | 'position'>[],
  date: string | null,
): number => Math.max(0, ...items.filter((item) => item.date === date).map(({ position }) => position)) + GAP;

/** Last on its day; planned with a date, else a wish. The service writes `updatedAt`. */
export const makeItem = (
  added: CreateDayItem,
  items: readonly Pick<DayItem, 'date' | 'position'>[],
): DayItem => {
  const date = added.date ?? null;
  const status = added.status ?? getFirstStatus(date);
  const item: DayItem = {
    id: added.id,
    title: added.title,
    date,
    time: added.time ?? null,
    dayPart: added.dayPart ?? null,
    minutes: added.minutes ?? null,
    isFixed: added.isFixed ?? false,
    proposedTime: added.proposedTime ?? null,
    position: added.position ?? getLastPosition(items, date),
    people: added.people ?? null,
    park: added.park ?? null,
    place: textOf(added.place),
    catalogueId: added.catalogueId ?? null,
    status,
    costCents: added.costCents ?? null,
    confirmation: textOf(added.confirmation),
    note: textOf(added.note),
    details: added.details,
    photoId: added.photoId ?? null,
    votes: {},
    version: 1,
    updatedAt: new Date(0).toISOString(),
  };
  const unsaid = { status: getFirstStatus(date), details: makeBlankDetails(added.details.kind) };
  return reconcileStatus(item, unsaid, added.status);
};

/** Null removes; without a date there is no time. */
export const applyItemChange = (item: DayItem, change: Omit<UpdateDayItem, 'version'>): DayItem => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const time = change.date === null ? { time: change.time ?? null } : {};
  const moved = change.date === undefined ? item.status : getStatusOn(change.date, item.status);
  const next: DayItem = { ...item, ...given, ...time, status: change.status ?? moved };
  const texts = {
    place: textOf(next.place),
    confirmation: textOf(next.confirmation),
    note: textOf(next.note),
  };
  return reconcileStatus({ ...next, ...texts }, item, change.status);
};

export const placeItem = (
  { status }: Pick<DayItem, 'status'>,
  { date, time, dayPart }: Pick<DayItem, 'date' | 'time' | 'dayPart'>,
): Pick<DayItem, 'date' | 'time' | 'dayPart' | 'status'> => ({
  date,
  time: date === null ? null : time,
  dayPart: time === null ? dayPart : null,
  status: getStatusOn(date, status),
});

export const createFrom = ({
  votes: _votes,
  version: _version,
  updatedAt: _at,
  addedBy: _author,
  ...item
}: DayItem): CreateDayItem => item;

const neverDone = (item: DayItem): DayItem['details'] => {
  const details = markDetailsDone(false, item.details);
  return details.kind === 'snack' ? { ...details, ratings: {} } : details;
};

/** Bookings, photos, votes and the author are not copied. */
export const copyItem = (item: DayItem, date: CalendarDate | null): DayItem => ({
  ...item,
  date,
  status: getFirstStatus(date),
  confirmation: null,
  details: neverDone(item),
  photoId: null,
  votes: {},
  addedBy: null,
  version: 1,
});
