import type { ParkId } from '@landsea/contracts/catalogue';
import {
  findLastLegBefore,
  getLatestArrival,
  findLeg,
  type DayStop,
  type MinuteCosts,
} from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { DayProblem } from './day-problem.js';
import { makeServiceTables, type ServiceTable } from './service-tables.js';
import { splitParts, type SplitParts } from './split-parts.js';

/** Orders of the same cost are ranked by their end, then by less waiting and walking. */
const TIE_BREAK = 1 / 8192;

export const breakTies = ({ wait, idle, walk, ride }: MinuteCosts): MinuteCosts => ({
  wait: wait + 2 * TIE_BREAK,
  idle: idle + TIE_BREAK,
  walk: walk + 2 * TIE_BREAK,
  ride: ride + TIE_BREAK,
});

/**
 * Nodes are the flexible stops, the fixed ones in their order, then the start. `arc[from * width + to]` is
 * the cost of walking, and of the change where one is counted.
 */
export interface PreparedDay {
  stops: number[];
  flexible: number;
  fixed: number;
  start: Minute;
  startNode: number;
  width: number;
  walk: Int16Array;
  arc: Float64Array;
  value: Float64Array;
  minutes: Float64Array;
  tables: ServiceTable[][];
  latest: Minute[];
  legs: number;
  legOf: Int8Array;
  mostLeg: number[];
  split: SplitParts | null;
  costs: MinuteCosts;
  current: number[];
}

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
      const next = findLeg(legs, leg, stop);
      legOf[leg * stops.length + node] = next >= 0 ? next : stop.isFixed ? leg : NO_LEG;
    });
  }
  const mostLeg = [count - 1];
  for (const stop of fixed.toReversed()) mostLeg.unshift(findLastLegBefore(legs, mostLeg[0] ?? 0, stop));
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

/** Fixed stops were settled before (`settleFixedStops`), so all of them fit. */
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
    tables: inNodeOrder.map((stop) => makeServiceTables(stop, costs)),
    latest: fixed.flatMap(stopAt).map(getLatestArrival),
    ...legsOf(problem.legs ?? [], inNodeOrder, fixed.flatMap(stopAt)),
    split: splitParts(problem, { indexes: stops, flexible: flexible.length }),
    costs,
    current: indexes.flatMap((index) => nodeOf.get(index) ?? []),
  };
}
