import type { DayTotals } from './evaluate-day.js';

/** Whole minutes; negative is less. */
export interface MinutesChanged {
  waiting: number;
  walking: number;
  idle: number;
  end: number;
}

export const compareMinutes = (before: DayTotals, after: DayTotals): MinutesChanged => ({
  waiting: Math.round(after.waiting - before.waiting),
  walking: Math.round(after.walking - before.walking),
  idle: Math.round(after.idle - before.idle),
  end: after.end - before.end,
});
