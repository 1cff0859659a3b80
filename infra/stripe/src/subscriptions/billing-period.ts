import type Stripe from 'stripe';

import { seconds } from '../context.js';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

export interface Period {
  start: number;
  end: number;
}

/** The period that begins at `start`, counted from the anchor, so that 31 January is followed by 28 February and 31 March. */
export function periodFrom(start: number, anchor: number, recurring: Recurring): Period {
  let count = 1;
  while (intervalsAfter(anchor, recurring, count) <= start) count += 1;
  return { start, end: intervalsAfter(anchor, recurring, count) };
}

function intervalsAfter(anchor: number, { interval, interval_count }: Recurring, count: number): number {
  const at = new Date(anchor * 1000);
  const steps = interval_count * count;
  if (interval === 'day') at.setUTCDate(at.getUTCDate() + steps);
  else if (interval === 'week') at.setUTCDate(at.getUTCDate() + 7 * steps);
  else return seconds(monthsAfter(at, interval === 'year' ? 12 * steps : steps));
  return seconds(at);
}

function monthsAfter(at: Date, months: number): Date {
  const day = at.getUTCDate();
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}
