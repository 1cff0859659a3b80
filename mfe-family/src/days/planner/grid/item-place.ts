import { addDays } from '@landsea/contracts/core';
import { toClock, LAST_MINUTE, toMinute } from '@landsea/rules/trip';
import { placeItem } from '@landsea/rules/day-plans';
import { dayParts, type DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemChange } from '../../../items/queue/item-change';
import { formatWhen } from '../../../items/cards/item-labels';
import { STEP_MINUTES } from './ruler';

export type ItemPlace = Pick<DayItem, 'date' | 'time' | 'dayPart'>;

export const toWishes: ItemPlace = { date: null, time: null, dayPart: null };

export const isSamePlace = (a: ItemPlace, b: ItemPlace): boolean =>
  a.date === b.date && a.time === b.time && a.dayPart === b.dayPart;

/** A wish that gets a day is planned; an item that loses its day is a wish again. */
export const changeTo = (item: DayItem, place: ItemPlace): ItemChange => placeItem(item, place);

/** `Sun, Mar 14, 10:15 AM`, or `Wishes`. */
export const placeText = (place: ItemPlace): string =>
  place.date === null ? 'Wishes' : `${formatDate(place.date)}, ${formatWhen(place)}`;

export type Nudge = 'earlier' | 'later' | 'day before' | 'day after';

const parts = [...dayParts, null] as const;

/**
 * A step is five minutes, a part of the day for an untimed item, or the neighboring day. Undefined at an
 * edge.
 */
export const nudgePlace = (
  item: ItemPlace,
  nudge: Nudge,
  { first, last }: { first: string; last: string },
): ItemPlace | undefined => {
  const { date, time, dayPart } = item;
  if (date === null) return nudge === 'day after' ? { date: first, time: null, dayPart: null } : undefined;
  if (nudge === 'day before' || nudge === 'day after') {
    const next = addDays(date, nudge === 'day before' ? -1 : 1);
    if (next < first || next > last) return undefined;
    return { date: next, time, dayPart };
  }
  const step = nudge === 'earlier' ? -1 : 1;
  if (time === null) {
    const part = parts[parts.indexOf(dayPart) + step];
    return part === undefined ? undefined : { date, time: null, dayPart: part };
  }
  const steps = toMinute(time) / STEP_MINUTES;
  const minute = (step < 0 ? Math.ceil(steps) - 1 : Math.floor(steps) + 1) * STEP_MINUTES;
  if (minute < 0 || minute >= Math.min(LAST_MINUTE, 24 * 60)) return undefined;
  return { date, time: toClock(minute), dayPart: null };
};
