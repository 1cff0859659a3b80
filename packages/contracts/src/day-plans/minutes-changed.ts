import type { DayTotals } from './evaluate-day.js';

/** What a move does to a day, in minutes: negative is less. */
export interface MinutesChanged {
  waiting: number;
  walking: number;
  idle: number;
  /** How much later (or earlier, negative) the last stop ends. */
  end: number;
}

/** The difference that dragging a stop makes, from the day before to the day after. */
export const minutesChanged = (before: DayTotals, after: DayTotals): MinutesChanged => ({
  waiting: after.waiting - before.waiting,
  walking: after.walking - before.walking,
  idle: after.idle - before.idle,
  end: after.end - before.end,
});
