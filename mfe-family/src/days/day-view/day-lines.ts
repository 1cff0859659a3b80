import { mergeIntoPlans, type UsualRow } from '@landsea/rules/day-plans';
import { toMinute, type Minute } from '@landsea/rules/trip';
import type { Stop } from './day-moment';
import type { DayThing } from './day-things';

export type DayLine =
  | { kind: 'stop'; key: string; stop: Stop }
  | { kind: 'thing'; key: string; thing: DayThing }
  | { kind: 'usual'; key: string; row: UsualRow }
  | { kind: 'free'; key: string; from: Minute; until: Minute };

/** Shorter pauses are part of a day. */
const LEAST_FREE: Minute = 150;

const minuteOfLine = (line: DayLine): Minute | null => {
  switch (line.kind) {
    case 'stop':
      return line.stop.from;
    case 'thing':
      return line.thing.spot;
    case 'usual':
      return toMinute(line.row.time);
    case 'free':
      return line.from;
  }
};

/** Null for an unknown end, and for bookings, which name their start only. */
const endOfLine = (line: DayLine): Minute | null => {
  if (line.kind === 'stop') return line.stop.until;
  return line.kind === 'usual' ? toMinute(line.row.time) + line.row.minutes : null;
};

/** A place for the fireworks is taken long before they start. */
const endOfFreeTime = (line: DayLine): Minute | null =>
  line.kind === 'stop' ? (line.stop.thereBy ?? line.stop.from) : minuteOfLine(line);

const withFreeHours = (lines: readonly DayLine[]): DayLine[] =>
  lines.flatMap((line, index): DayLine[] => {
    const next = lines[index + 1];
    const [until, from] = [next ? endOfFreeTime(next) : null, endOfLine(line)];
    if (from === null || until === null || until - from < LEAST_FREE) return [line];
    return [line, { kind: 'free', key: `free ${from}`, from, until }];
  });

/**
 * Plans keep their order; bookings and shipboard defaults come before the first later plan, and a booking
 * without a time comes first. Long free hours are a line.
 */
export const makeDayRows = (
  stops: readonly Stop[],
  things: readonly DayThing[],
  usual: readonly UsualRow[],
): DayLine[] => {
  const planned = stops.map((stop): DayLine => ({ kind: 'stop', key: stop.item.id, stop }));
  const others: DayLine[] = [
    ...things.map((thing): DayLine => ({ kind: 'thing', key: thing.id, thing })),
    ...usual.map((row): DayLine => ({ kind: 'usual', key: `usual ${row.key}`, row })),
  ];
  return withFreeHours(mergeIntoPlans(planned, others, { ofPlan: minuteOfLine, ofOther: minuteOfLine }));
};
