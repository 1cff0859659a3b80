import { minuteOf } from '@landsea/contracts/day-plans';
import type { Minute, UsualRow } from '@landsea/contracts/day-plans';
import type { Stop } from './day-moment';
import type { DayThing } from './day-things';

/** A line of a day: a plan, a booking, or what is usual aboard. */
export type DayLine =
  | { kind: 'stop'; key: string; stop: Stop }
  | { kind: 'thing'; key: string; thing: DayThing }
  | { kind: 'usual'; key: string; row: UsualRow };

interface Timed {
  at: Minute;
  row: DayLine;
}

/**
 * A day in one order by time. Plans keep their order; bookings and usual rows stand before the first plan that is later, and a
 * booking without a time comes first.
 */
export const dayRows = (
  stops: readonly Stop[],
  things: readonly DayThing[],
  usual: readonly UsualRow[],
): DayLine[] => {
  const left: Timed[] = [
    ...things.map((thing): Timed => ({
      at: thing.at ?? -1,
      row: { kind: 'thing', key: thing.id, thing },
    })),
    ...usual.map((row): Timed => ({
      at: minuteOf(row.time),
      row: { kind: 'usual', key: `usual ${row.key}`, row },
    })),
  ].sort((one, other) => one.at - other.at);
  const planned = stops.flatMap((stop): DayLine[] => {
    const { from } = stop;
    const earlier = from === null ? [] : left.filter(({ at }) => at <= from);
    left.splice(0, earlier.length);
    return [...earlier.map(({ row }) => row), { kind: 'stop', key: stop.item.id, stop }];
  });
  return [...planned, ...left.map(({ row }) => row)];
};
