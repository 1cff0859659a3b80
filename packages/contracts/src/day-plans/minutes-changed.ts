import type { DayTotals } from './evaluate-day.js';

/** What a move does to a day, in whole minutes: negative is less. */
export interface MinutesChanged {
  waiting: number;
  walking: number;
  idle: number;
  /** How much later (or earlier, negative) the last stop ends. */
  end: number;
}

/** The difference that dragging a stop makes, from the day before to the day after. */
export const minutesChanged = (before: DayTotals, after: DayTotals): MinutesChanged => ({
  waiting: Math.round(after.waiting - before.waiting),
  walking: Math.round(after.walking - before.walking),
  idle: Math.round(after.idle - before.idle),
  end: after.end - before.end,
});
