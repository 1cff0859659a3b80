/** What minutes cost; the same for every way of arranging a day. */
export interface MinuteCosts {
  wait: number;
  idle: number;
  walk: number;
  /** Of the ride, meal or show itself. */
  ride: number;
}

/** Each minute counts the same: the cheapest day is the one that is over first. */
export const EARLIEST_FINISH: MinuteCosts = { wait: 1, idle: 1, walk: 1, ride: 1 };

const weighed = (from: number, to: number, weight: number): number => Math.round(from + (to - from) * weight);

/**
 * `walkingWeight` 0 to 1: at 0 waiting costs five times as much as walking, at 1 walking two and a half times as much as
 * waiting. Time on one's hands costs half as much as waiting: better than a line, never better than an earlier end.
 */
export const leastEffort = (walkingWeight: number): MinuteCosts => {
  const weight = Math.min(1, Math.max(0, walkingWeight));
  const wait = weighed(100, 40, weight);
  return { wait, idle: Math.round(wait / 2), walk: weighed(20, 100, weight), ride: 0 };
};
