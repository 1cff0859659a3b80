import type { DayProblem, FoundOrder, PlacedStop, SearchBudget } from './day-problem.js';
import { exactOrder, isSmall, type NodeOrder } from './exact-order.js';
import { searchOrder } from './order-search.js';
import { prepareDay, withTieBreak, type PreparedDay } from './prepared-day.js';
import { scoreOf } from './sequence.js';

/** A first order before the exact search, which then has to look at better ones only. */
const firstIterations = ({ flexible }: PreparedDay): number => (flexible <= 12 ? 300 : 2_000);
/** The search alone; of more stops fewer iterations, as each one looks at more places. */
const searchIterations = ({ flexible }: PreparedDay): number =>
  Math.round(40_000 * Math.min(1, (25 / flexible) ** 2));
/** One to two seconds of a slow core. */
const USUAL_BUDGET: SearchBudget = { labels: 2_000_000, places: 60_000_000 };

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
  const day = prepareDay(problem, withTieBreak(problem.costs));
  const { labels, places } = problem.budget ?? USUAL_BUDGET;
  const search = (iterations: number, seed: number): NodeOrder =>
    decoded(day, searchOrder(day, { iterations, seed, places }).order);
  const first = search(isSmall(day) ? firstIterations(day) : searchIterations(day), problem.seed);
  if (!isSmall(day)) return { order: placed(day, first), proven: false };
  const exactDay = prepareDay(problem);
  const known = scoreOf(
    exactDay,
    first.map(({ node }) => node),
  );
  const exact = exactOrder(exactDay, { known, labels });
  return { order: placed(day, exact.order ?? first), proven: exact.finished };
}
