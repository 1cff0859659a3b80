import type { Timeline, TimelineStop } from '@landsea/rules/day-plans';
import { freeHoursAdvice } from './free-hours.js';

const stop = (fields: Partial<TimelineStop>): TimelineStop => ({
  id: 'a',
  way: 'line',
  walk: 5,
  arrives: 600,
  idle: 0,
  wait: 20,
  start: 620,
  end: 625,
  ride: 5,
  late: 0,
  ...fields,
});
const day = (waiting: number, end: number, stops: TimelineStop[] = [], leftOut: string[] = []): Timeline => ({
  stops,
  leftOut,
  totals: { waiting, walking: 10, idle: 0, meeting: 0, riding: 10, end },
});
const pool = [stop({}), stop({ id: 'b', arrives: 755, idle: 240 })];

describe('what free hours are good for', () => {
  it('is said with the minutes in line that they save', () => {
    expect(freeHoursAdvice(day(60, 1277, pool), day(97, 1277))).toBe(
      'Pool 12:30 PM to 4:30 PM: 37 minutes less in line, same bedtime.',
    );
    const late = [stop({ arrives: 695, idle: 325 }), stop({ id: 'b' })];
    expect(freeHoursAdvice(day(60, 1277, late), day(97, 1277))).toBe(
      'Come at 4:55 PM: 37 minutes less in line, same bedtime.',
    );
  });

  it('is said only where it is true', () => {
    expect(freeHoursAdvice(day(60, 1277, pool), day(97, 1200))).toBeNull();
    expect(freeHoursAdvice(day(95, 1277, pool), day(97, 1277))).toBeNull();
    expect(freeHoursAdvice(day(60, 1277, pool), day(97, 1277, [], ['c']))).toBeNull();
    expect(freeHoursAdvice(day(60, 1277, [stop({}), stop({ idle: 90 })]), day(97, 1277))).toBeNull();
  });
});
