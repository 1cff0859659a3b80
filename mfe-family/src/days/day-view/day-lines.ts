import { amongPlans, minuteOf } from '@landsea/contracts/day-plans';
import type { UsualRow } from '@landsea/contracts/day-plans';
import type { Stop } from './day-moment';
import type { DayThing } from './day-things';

/** A line of a day: a plan, a booking, or what is usual aboard. */
export type DayLine =
  | { kind: 'stop'; key: string; stop: Stop }
  | { kind: 'thing'; key: string; thing: DayThing }
  | { kind: 'usual'; key: string; row: UsualRow };

const minuteOfLine = (line: DayLine) =>
  line.kind === 'stop' ? line.stop.from : line.kind === 'thing' ? line.thing.at : minuteOf(line.row.time);

/**
 * A day in one order by time. Plans keep their order; bookings and usual rows stand before the first plan that is later, and a
 * booking without a time comes first.
 */
export const dayRows = (
  stops: readonly Stop[],
  things: readonly DayThing[],
  usual: readonly UsualRow[],
): DayLine[] => {
  const planned = stops.map((stop): DayLine => ({ kind: 'stop', key: stop.item.id, stop }));
  const others: DayLine[] = [
    ...things.map((thing): DayLine => ({ kind: 'thing', key: thing.id, thing })),
    ...usual.map((row): DayLine => ({ kind: 'usual', key: `usual ${row.key}`, row })),
  ];
  return amongPlans(planned, others, { ofPlan: minuteOfLine, ofOther: minuteOfLine });
};
