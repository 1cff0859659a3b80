import { clockLabel, minuteOf, type Minute } from '../day-plans/clock.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { DayItem } from '../planning/day-items.js';
import type { PaperRow } from './paper-rows.js';

/** A row that stands among the plans of a day at its minute. */
export interface TimedRow {
  at: Minute;
  row: PaperRow;
}

/** What is usual aboard as rows in gray. `clock` names the ship's clocks where they differ from the parks', else it is empty. */
export const usualRows = (usual: readonly UsualRow[], clock: string): TimedRow[] =>
  usual.map(({ key, time, title, detail }) => ({
    at: minuteOf(time),
    row: {
      id: `usual ${key}`,
      when: [clockLabel(minuteOf(time)), clock].filter(Boolean).join(' '),
      title,
      kind: null,
      facts: ['usual time', detail].filter(Boolean).join(' · '),
      note: null,
      isUsual: true,
    },
  }));

/**
 * The rows of a day with others at their time: each before the first plan that is not earlier. `planned` are the items of the
 * rows, in their order; a way between parks stands with its item.
 */
export const withTimedRows = (
  rows: readonly PaperRow[],
  planned: readonly Pick<DayItem, 'id' | 'time'>[],
  timed: readonly TimedRow[],
): PaperRow[] => {
  const times = new Map(planned.map(({ id, time }) => [id, time]));
  const left = timed.toSorted((one, other) => one.at - other.at);
  const before = (minute: Minute): PaperRow[] => {
    const count = left.findIndex(({ at }) => at > minute);
    return left.splice(0, count < 0 ? left.length : count).map(({ row }) => row);
  };
  const merged = rows.flatMap((row) => {
    const time = times.get(row.id.replace(/ way$/, ''));
    return time ? [...before(minuteOf(time)), row] : [row];
  });
  return [...merged, ...left.map(({ row }) => row)];
};
