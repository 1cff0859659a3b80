import { toSeconds } from '../context.js';

export interface Period {
  start: number;
  end: number;
}

/** The month that begins at `start`, counted from the anchor, so that 31 January is followed by 28 February and 31 March. */
export function computePeriod(start: number, anchor: number): Period {
  let count = 1;
  while (monthsAfter(anchor, count) <= start) count += 1;
  return { start, end: monthsAfter(anchor, count) };
}

function monthsAfter(anchor: number, months: number): number {
  const moved = new Date(anchor * 1000);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return toSeconds(moved);
}
