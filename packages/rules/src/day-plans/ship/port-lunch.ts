import type { ClockTime } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { toClock, toMinute } from '../../trip/clock.js';
import type { DayContext } from '../day-context.js';
import { findEntry } from '../stops/day-entries.js';
import { toItemClock, getOutingMinutes } from './port-hours.js';

interface Meal {
  key: string;
  time: ClockTime;
  minutes: number;
}

/** Assumption, in minutes. */
const TO_TABLE = 15;
/** Assumption: who returns later ate on the way. */
const LATEST_LUNCH = 15 * 60;

export const moveLunchAfterOuting = <Row extends Meal>(
  row: Row,
  ofDay: readonly DayItem[],
  context: DayContext,
): Row[] => {
  const { aboard, catalogue } = context;
  if (row.key !== 'lunch' || aboard?.kind !== 'port') return [row];
  const at = toMinute(row.time);
  const ends = ofDay.flatMap((item) => {
    const known = findEntry(item, catalogue);
    if (item.details.kind !== 'excursion' || item.time === null) return [];
    const minutes = item.minutes ?? (known?.list === 'excursions' ? getOutingMinutes(known.entry) : 0);
    const from = toMinute(item.time) - toItemClock(0, item, aboard);
    return from < at + row.minutes && from + minutes > at ? [from + minutes] : [];
  });
  if (ends.length === 0) return [row];
  if (aboard.port?.ownIsland) return [row];
  const time = Math.ceil(Math.max(...ends) / TO_TABLE) * TO_TABLE + TO_TABLE;
  return time > LATEST_LUNCH ? [] : [{ ...row, time: toClock(time) }];
};
