export interface MinuteCosts {
  wait: number;
  idle: number;
  walk: number;
  ride: number;
}

/** The cheapest day ends first. */
export const EARLIEST_FINISH: MinuteCosts = { wait: 1, idle: 1, walk: 1, ride: 1 };

const DEAR = 100;
const CHEAPEST_WALK = 20;
const CHEAPEST_WAIT = 40;

const between = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share);

/** At this weight a minute on foot costs as much as one in line. */
export const EQUAL_WEIGHT = 0.5;

/**
 * From 0 (waiting costs five times as much) to 1 (walking costs two and a half times as much). Idle time
 * costs half of waiting, so an earlier end is always better.
 */
export const makeLeastEffort = (walkingWeight: number): MinuteCosts => {
  const weight = Math.min(1, Math.max(0, walkingWeight));
  const wait = between(DEAR, CHEAPEST_WAIT, Math.max(0, weight - EQUAL_WEIGHT) / (1 - EQUAL_WEIGHT));
  const walk = between(CHEAPEST_WALK, DEAR, Math.min(weight, EQUAL_WEIGHT) / EQUAL_WEIGHT);
  return { wait, idle: Math.round(wait / 2), walk, ride: 0 };
};
