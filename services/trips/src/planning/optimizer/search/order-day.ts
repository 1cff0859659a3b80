import { findBestStarts } from './best-starts.js';
import type { DayProblem, FoundOrder, PlacedStop, SearchBudget } from './day-problem.js';
import { scoreDay } from './day-score.js';
import {
  findExactOrder,
  isSmall,
  type ExactLimits,
  type ExactResult,
  type NodeOrder,
} from './exact-order.js';
import { searchOrder } from './order-search.js';
import { prepareDay, breakTies, type PreparedDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { isSmallSplit, splitOrder } from './split-exact.js';

/** The exact search then tries better orders only. */
const firstIterations = ({ flexible }: PreparedDay): number => (flexible <= 12 ? 300 : 2_000);
/** Fewer iterations for more stops, because each one tries more places. */
const searchIterations = ({ flexible }: PreparedDay): number =>
  Math.round(40_000 * Math.min(1, (25 / flexible) ** 2));
/** One to two seconds of a slow core. */
const USUAL_BUDGET: SearchBudget = { labels: 2_000_000, places: 60_000_000 };

const placed = (day: PreparedDay, order: NodeOrder): PlacedStop[] =>
  order.flatMap(({ node, way, joins }) => {
    const table = day.tables[node]?.[way];
    const stop = day.stops[node];
    if (!table || stop === undefined) return [];
    return [{ stop, way: table.way, startsAt: table.startsAt, joinsAt: joins < 0 ? null : joins }];
  });

const decoded = (day: PreparedDay, order: readonly number[]): NodeOrder => {
  const ways = new Int8Array(order.length);
  scoreDay(day, order, ways);
  return order
    .map((node, place) => ({ node, way: ways[place] ?? -1, joins: -1 }))
    .filter(({ way }) => way >= 0);
};

/** A label of a divided family takes about as long as this many of one that stays together. */
const SPLIT_LABEL = 5;

const canBeExact = (day: PreparedDay): boolean => (day.split ? isSmallSplit(day) : isSmall(day));

const exactly = (day: PreparedDay, { known, labels }: ExactLimits): ExactResult =>
  day.split
    ? splitOrder(day, day.split, { known, labels: labels / SPLIT_LABEL })
    : findExactOrder(day, { known, labels });

const keepsParts = (problem: DayProblem, day: PreparedDay, order: NodeOrder): boolean => {
  const kept = new Set(order.map(({ node }) => day.stops[node]));
  return day.split === null || problem.stops.every(({ people }, index) => people === null || kept.has(index));
};

/** Free time that is cheaper than time in line makes a later arrival better. */
const isWaitingCheaper = ({ idle, wait }: DayProblem['costs']): boolean => idle < wait;

function withBestStarts(day: PreparedDay, order: NodeOrder): { order: NodeOrder; score: number } {
  const nodes = order.map(({ node }) => node);
  const timed = day.split || !isWaitingCheaper(day.costs) ? null : findBestStarts(day, nodes);
  if (!timed) return { order, score: scoreDay(day, nodes) };
  const value = nodes.reduce((sum, node) => sum + (day.value[node] as number), 0);
  return { order: timed.order, score: timed.cost - value * VALUE_WEIGHT };
}

/**
 * Proven for up to 16 flexible stops (12 of a divided family) within the budget, else the best that the
 * search finds; never worse than the current order.
 */
export function orderDay(problem: DayProblem): FoundOrder {
  const day = prepareDay(problem, breakTies(problem.costs));
  const { labels, places, iterations: most = Infinity } = problem.budget ?? USUAL_BUDGET;
  const search = (iterations: number, seed: number): NodeOrder =>
    decoded(day, searchOrder(day, { iterations, seed, places }).order);
  const isProving = labels > 0 && canBeExact(day);
  const iterations = isProving ? firstIterations(day) : searchIterations(day);
  const first = search(Math.min(iterations, most), problem.seed);
  if (!isProving) return { order: placed(day, withBestStarts(day, first).order), proven: false };
  const exactDay = prepareDay(problem);
  const known = withBestStarts(exactDay, first);
  const exact = exactly(exactDay, { known: known.score, labels });
  const order = exact.order ?? known.order;
  const coversWaiting = day.split === null || !isWaitingCheaper(problem.costs);
  const proven = exact.finished && coversWaiting && keepsParts(problem, day, order);
  return { order: placed(day, order), proven };
}
