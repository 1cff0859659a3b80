import type { ParkId } from '@landsea/contracts/catalogue';
import {
  lastLegBefore,
  latestArrival,
  legFor,
  type DayStop,
  type Minute,
  type MinuteCosts,
} from '@landsea/contracts/day-plans';
import type { DayProblem } from './day-problem.js';
import { serviceTables, type ServiceTable } from './service-tables.js';
import { splitParts, type SplitParts } from './split-parts.js';

/** Of two orders that cost the same, the one that is over first is better, and then the one with less waiting and walking. */
const TIE_BREAK = 1 / 8192;

/** The costs of a request, with that difference. */
export const withTieBreak = ({ wait, idle, walk, ride }: MinuteCosts): MinuteCosts => ({
  wait: wait + 2 * TIE_BREAK,
  idle: idle + TIE_BREAK,
  walk: walk + 2 * TIE_BREAK,
  ride: ride + TIE_BREAK,
});

/**
 * A day as numbers. Nodes are the flexible stops, then the fixed ones in their order, then the start. `arc[from * width + to]`
 * is what going from one to the other costs: walking, and the change where one is counted.
 */
export interface PreparedDay {
  /** The index in the problem of each node but the start. */
  stops: number[];
  flexible: number;
  fixed: number;
  start: Minute;
  startNode: number;
  width: number;
  walk: Int16Array;
  arc: Float64Array;
  value: Float64Array;
  /** The ride, meal or show of each node, in minutes. */
  minutes: Float64Array;
  tables: ServiceTable[][];
  /** The latest arrival at each fixed stop. */
  latest: Minute[];
  /** How many legs the parks of the day have; 1 where parks do not matter. */
  legs: number;
  /** The leg in which a node is done by who is in a leg (`leg * startNode + node`); {@link NO_LEG} where it cannot be any more. */
  legOf: Int8Array;
  /** The last leg in which people may be before each fixed stop, and at the end of the day. */
  mostLeg: number[];
  /** The parts of a family that divides over the day; null where it stays together. */
  split: SplitParts | null;
  costs: MinuteCosts;
  /** The current order as nodes. */
  current: number[];
}

/** Greater than every leg: the park is behind the family. */
export const NO_LEG = 127;

function legsOf(
  legs: readonly ParkId[],
  stops: readonly DayStop[],
  fixed: readonly DayStop[],
): Pick<PreparedDay, 'legs' | 'legOf' | 'mostLeg'> {
  const count = Math.max(1, legs.length);
  const legOf = new Int8Array(count * stops.length);
  for (let leg = 0; leg < count; leg += 1) {
    stops.forEach((stop, node) => {
      const next = legFor(legs, leg, stop);
      legOf[leg * stops.length + node] = next >= 0 ? next : stop.isFixed ? leg : NO_LEG;
    });
  }
  const mostLeg = [count - 1];
  for (const stop of fixed.toReversed()) mostLeg.unshift(lastLegBefore(legs, mostLeg[0] ?? 0, stop));
  return { legs: count, legOf, mostLeg };
}

function arcsOf(
  problem: DayProblem,
  stops: readonly number[],
  costs: MinuteCosts,
): Pick<PreparedDay, 'walk' | 'arc'> {
  const width = stops.length + 1;
  const startIndex = problem.stops.length;
  const walk = new Int16Array(width * width);
  const arc = new Float64Array(width * width);
  [...stops, startIndex].forEach((from, row) => {
    stops.forEach((to, column) => {
      const minutes = problem.walks[from]?.[to] ?? 0;
      const follows = from === startIndex ? to === 0 : to === from + 1;
      walk[row * width + column] = minutes;
      arc[row * width + column] = minutes * costs.walk + (follows ? 0 : problem.changeCost);
    });
  });
  return { walk, arc };
}

/** Turns a day into numbers, at costs that may differ from its own. Its fixed stops are settled, so that all of them can be kept (see `settleFixedStops`). */
export function prepareDay(problem: DayProblem, costs: MinuteCosts = problem.costs): PreparedDay {
  const indexes = problem.stops.map((_, index) => index);
  const isFixed = (index: number): boolean => problem.stops[index]?.isFixed ?? false;
  const flexible = indexes.filter((index) => !isFixed(index));
  const fixed = indexes.filter(isFixed);
  const stops = [...flexible, ...fixed];
  const nodeOf = new Map(stops.map((index, node) => [index, node]));
  const stopAt = (index: number) => problem.stops[index] ?? [];
  const inNodeOrder = stops.flatMap(stopAt);
  return {
    stops,
    flexible: flexible.length,
    fixed: fixed.length,
    start: problem.start,
    startNode: stops.length,
    width: stops.length + 1,
    ...arcsOf(problem, stops, costs),
    value: Float64Array.from(inNodeOrder, ({ value }) => value),
    minutes: Float64Array.from(inNodeOrder, ({ minutes }) => minutes),
    tables: inNodeOrder.map((stop) => serviceTables(stop, costs)),
    latest: fixed.flatMap(stopAt).map(latestArrival),
    ...legsOf(problem.legs ?? [], inNodeOrder, fixed.flatMap(stopAt)),
    split: splitParts(problem, { indexes: stops, flexible: flexible.length }),
    costs,
    current: indexes.flatMap((index) => nodeOf.get(index) ?? []),
  };
}
