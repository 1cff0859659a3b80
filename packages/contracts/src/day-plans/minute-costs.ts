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

/** The dearer of the two minutes, and the cheaper one where only the dearer counts. */
const DEAR = 100;
const CHEAPEST_WALK = 20;
const CHEAPEST_WAIT = 40;

const between = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share);

/** The weight at which a minute on foot costs as much as one in line, so that their sum is what counts. */
export const EQUAL_WEIGHT = 0.5;

/**
 * `walkingWeight` 0 to 1: at 0 waiting costs five times as much as walking, at {@link EQUAL_WEIGHT} as much, at 1 walking two and
 * a half times as much as waiting. Time on one's hands costs half as much as waiting: better than a line, so that it may be
 * better to come later, never better than an earlier end.
 */
export const leastEffort = (walkingWeight: number): MinuteCosts => {
  const weight = Math.min(1, Math.max(0, walkingWeight));
  const wait = between(DEAR, CHEAPEST_WAIT, Math.max(0, weight - EQUAL_WEIGHT) / (1 - EQUAL_WEIGHT));
  const walk = between(CHEAPEST_WALK, DEAR, Math.min(weight, EQUAL_WEIGHT) / EQUAL_WEIGHT);
  return { wait, idle: Math.round(wait / 2), walk, ride: 0 };
};
