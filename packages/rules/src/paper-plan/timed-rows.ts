import { formatTimeOfDay, toMinute, type Minute } from '../trip/clock.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { DayItem } from '@landsea/contracts/planning';
import type { PaperRow } from './paper-rows.js';

export interface TimedRow {
  at: Minute;
  row: PaperRow;
}

export const makeUsualRows = (usual: readonly UsualRow[], clock: string): TimedRow[] =>
  usual.map(({ key, time, title, detail }) => ({
    at: toMinute(time),
    row: {
      id: `usual ${key}`,
      when: [formatTimeOfDay(toMinute(time)), clock].filter(Boolean).join(' '),
      title,
      kind: null,
      facts: ['usual time', detail].filter(Boolean).join(' · '),
      note: null,
      isUsual: true,
    },
  }));

export const insertTimedRows = (
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
    return time ? [...before(toMinute(time)), row] : [row];
  });
  return [...merged, ...left.map(({ row }) => row)];
};
