import type { PreparedDay } from './prepared-day.js';
import { HORIZON, TOO_LATE } from './service-tables.js';

/** What is still to come at least, for whoever has come to a minute. */
export interface CostBound {
  /** The shortest wait of each node from each minute on; {@link TOO_LATE} once it cannot be done any more. */
  wait: Int16Array[];
  /** The shortest way to each node. */
  walk: Float64Array;
  /** The minute before which no order ends: the end of the last fixed stop. */
  end: number;
  /** The least cost of a minute in which nothing is ridden, eaten or seen. */
  rate: number;
}

const shortestWalk = ({ walk, width, startNode }: PreparedDay, node: number): number => {
  let least = Infinity;
  for (let from = 0; from <= startNode; from += 1) {
    if (from !== node) least = Math.min(least, walk[from * width + node] ?? Infinity);
  }
  return least;
};

/** The shortest waits and ways of a day, and when it ends at the earliest. */
export function costBound(day: PreparedDay): CostBound {
  const { tables, flexible, fixed, latest, costs } = day;
  const wait = tables.map((ways) => {
    const least = new Int16Array(HORIZON + 1).fill(TOO_LATE);
    for (let minute = HORIZON; minute >= 0; minute -= 1) {
      const here = Math.min(...ways.map((way) => way.wait[minute] ?? TOO_LATE));
      least[minute] = Math.min(least[minute + 1] ?? TOO_LATE, here);
    }
    return least;
  });
  const lastFixed = tables[flexible + fixed - 1]?.[0];
  const lastArrival = latest[fixed - 1];
  return {
    wait,
    walk: Float64Array.from(tables, (_, node) => shortestWalk(day, node)),
    end: fixed > 0 && lastFixed && lastArrival !== undefined ? (lastFixed.end[lastArrival] ?? 0) : 0,
    rate: Math.min(costs.wait, costs.idle, costs.walk),
  };
}
