import type { DayProblem, FoundOrder, PlacedStop } from './day-problem.js';
import { exactOrder, MOST_EXACT_STOPS, type NodeOrder } from './exact-order.js';
import { searchOrder, type SearchLimits } from './order-search.js';
import { prepareDay, type PreparedDay } from './prepared-day.js';
import { scoreOf } from './sequence.js';

/** A first order before the exact search, which then has to look at better ones only. */
const FIRST_ITERATIONS = 150;
const SEARCH_ITERATIONS = 12_000;
const FIRST_SEED = 7;

const placed = (day: PreparedDay, order: NodeOrder): PlacedStop[] =>
  order.flatMap(({ node, way }) => {
    const table = day.tables[node]?.[way];
    const stop = day.stops[node];
    return table && stop !== undefined ? [{ stop, way: table.way, startsAt: table.startsAt }] : [];
  });

const decoded = (day: PreparedDay, order: readonly number[]): NodeOrder => {
  const ways = new Int8Array(order.length);
  scoreOf(day, order, ways);
  return order.map((node, place) => ({ node, way: ways[place] ?? -1 })).filter(({ way }) => way >= 0);
};

/**
 * The best order of a day: proven for up to 16 flexible stops (within the budget), else the best one that the search finds;
 * never worse than the current one. Fixed stops are settled before (`settleFixedStops`).
 */
export function orderDay(problem: DayProblem): FoundOrder {
  const day = prepareDay(problem);
  const ends = performance.now() + problem.budgetMs;
  const search = (limits: Pick<SearchLimits, 'iterations' | 'seed'>) =>
    searchOrder(day, { ...limits, budgetMs: ends - performance.now() });
  if (day.flexible > MOST_EXACT_STOPS) {
    const { order } = search({ seed: problem.seed, iterations: SEARCH_ITERATIONS });
    return { order: placed(day, decoded(day, order)), proven: false };
  }
  const first = search({ seed: problem.seed + FIRST_SEED, iterations: FIRST_ITERATIONS });
  const exact = exactOrder(day, { known: first.score, budgetMs: ends - performance.now() });
  const order = exact.order ?? decoded(day, first.order);
  return { order: placed(day, order), proven: exact.finished };
}
