import type { ClockTime } from '../../catalogue/places.js';
import type { DayItem } from '../../planning/day-items.js';
import { clockOf, minuteOf } from '../clock.js';
import type { DayContext } from '../day-context.js';
import { entryOf } from '../stops/day-entries.js';
import { onItemClock, outingMinutes } from './port-hours.js';

/** A usual meal, in ship time. */
interface Meal {
  key: string;
  time: ClockTime;
  minutes: number;
}

/** Minutes from the end of an outing until a family sits down to eat, in quarters of an hour. An assumption. */
const TO_TABLE = 15;
/** Who is back later than this ate on the way. An assumption. */
const LATEST_LUNCH = 15 * 60;

/** Lunch of a day in port waits for the outing that it falls into; an outing that takes longer has its own. */
export const lunchAfterOuting = <Row extends Meal>(
  row: Row,
  ofDay: readonly DayItem[],
  context: DayContext,
): Row[] => {
  const { aboard, catalogue } = context;
  if (row.key !== 'lunch' || aboard?.kind !== 'port') return [row];
  const at = minuteOf(row.time);
  const ends = ofDay.flatMap((item) => {
    const known = entryOf(item, catalogue);
    if (item.details.kind !== 'excursion' || item.time === null) return [];
    const minutes = item.minutes ?? (known?.list === 'excursions' ? outingMinutes(known.entry) : 0);
    const from = minuteOf(item.time) - onItemClock(0, item, aboard);
    return from < at + row.minutes && from + minutes > at ? [from + minutes] : [];
  });
  if (ends.length === 0) return [row];
  if (aboard.port?.ownIsland) return [row];
  const time = Math.ceil(Math.max(...ends) / TO_TABLE) * TO_TABLE + TO_TABLE;
  return time > LATEST_LUNCH ? [] : [{ ...row, time: clockOf(time) }];
};
