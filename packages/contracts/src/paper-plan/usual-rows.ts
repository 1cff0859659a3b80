import { clockLabel, minuteOf } from '../day-plans/clock.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { DayItem } from '../planning/day-items.js';
import type { PaperRow } from './paper-rows.js';

const paperRow = ({ key, time, title, detail }: UsualRow, clock: string): PaperRow => ({
  id: `usual ${key}`,
  when: [clockLabel(minuteOf(time)), clock].filter(Boolean).join(' '),
  title,
  kind: null,
  facts: ['usual time', detail].filter(Boolean).join(' · '),
  note: null,
  isUsual: true,
});

/**
 * The rows of a day with what is usual aboard at its time: each before the first plan that is later. `planned` are the items of
 * the rows, in their order; a way between parks stands with its item. `clock` names the
 * ship's clocks where they differ from the parks', else it is empty.
 */
export const withUsualRows = (
  rows: readonly PaperRow[],
  planned: readonly Pick<DayItem, 'id' | 'time'>[],
  usual: readonly UsualRow[],
  clock: string,
): PaperRow[] => {
  const times = new Map(planned.map(({ id, time }) => [id, time]));
  const left = [...usual];
  const paperOf = (row: UsualRow): PaperRow => paperRow(row, clock);
  const before = (time: string): PaperRow[] => {
    const count = left.findIndex((row) => row.time > time);
    return left.splice(0, count < 0 ? left.length : count).map(paperOf);
  };
  const merged = rows.flatMap((row) => {
    const time = times.get(row.id.replace(/ way$/, ''));
    return time ? [...before(time), row] : [row];
  });
  return [...merged, ...left.map(paperOf)];
};
