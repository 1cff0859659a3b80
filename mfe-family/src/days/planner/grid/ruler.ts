import { toMinute, type Minute } from '@landsea/rules/trip';
import type { ParkDay } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { isWideScreen } from './wide-screen';

/** Whole hours. */
export interface Ruler {
  from: Minute;
  until: Minute;
}

/**
 * The least card is half an hour high, so that plans half an hour apart do not push each other aside. A
 * finger needs 44 px; beside a mouse more hours come first.
 */
export const HOUR_PX = isWideScreen() ? 80 : 88;
/** A drag moves by this step. */
export const STEP_MINUTES = 5;
/** A tap on an empty hour rounds to this. */
export const TAP_MINUTES = 15;
const HOUR = 60;
const USUAL: Ruler = { from: 8 * HOUR, until: 22 * HOUR };
const AFTER_HOURS = HOUR;

/** Spans early entry to after hours of every park day, and all plans. */
export const makeRuler = (
  parkDays: readonly ParkDay[],
  items: readonly Pick<DayItem, 'date' | 'time'>[],
): Ruler => {
  const times = items.flatMap(({ date, time }) => (date && time ? [toMinute(time)] : []));
  const from = Math.min(USUAL.from, ...parkDays.map(({ gates }) => gates), ...times);
  const until = Math.max(
    USUAL.until,
    ...parkDays.map(({ close }) => close + AFTER_HOURS),
    ...times.map((time) => time + HOUR),
  );
  return { from: Math.floor(from / HOUR) * HOUR, until: Math.ceil(until / HOUR) * HOUR };
};

export const toHeight = (minutes: number): number => (minutes / HOUR) * HOUR_PX;
export const toTop = (minute: Minute, { from }: Ruler): number => toHeight(minute - from);

/** Rounded to steps and within the ruler. */
export const toMinuteAt = (pixels: number, { from, until }: Ruler, step = STEP_MINUTES): Minute => {
  const minute = Math.round(((pixels / HOUR_PX) * HOUR) / step) * step + from;
  return Math.min(until - step, Math.max(from, minute));
};

export const listHours = ({ from, until }: Ruler): Minute[] =>
  Array.from({ length: (until - from) / HOUR }, (_, hour) => from + hour * HOUR);
