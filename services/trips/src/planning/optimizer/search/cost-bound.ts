import type { PreparedDay } from './prepared-day.js';
import { HORIZON, TOO_LATE, type ServiceTable } from './service-tables.js';
import { ShortestWaits } from './shortest-waits.js';

const MINUTES = HORIZON + 1;

/** Lower bound of the remaining cost at a minute of the day. */
export interface CostBound {
  /** The waits of each node in its best way. */
  waits: ShortestWaits[];
  /** The shortest way to each node. */
  walk: Float64Array;
  /** How much longer the longest way to each node is. */
  detour: Float64Array;
  /** The longest that each node takes, with its way, wait and ride. */
  longest: Float64Array;
  /** The minute from which each node can be done without idling. */
  open: Int16Array;
  /** The minute before which no order ends: the end of the last fixed stop. */
  end: number;
  /** The least cost of a minute in which nothing is ridden, eaten or seen. */
  rate: number;
}

const walksTo = ({ walk, width, startNode }: PreparedDay, node: number): number[] =>
  Array.from({ length: startNode + 1 }, (_, from) => walk[from * width + node] ?? 0).filter(
    (_, from) => from !== node,
  );

/** The wait of a node in its best way, by minute of arrival. Plain loops: this is a good part of putting a small day in order. */
function bestWaits(ways: readonly ServiceTable[]): Int16Array {
  const best = new Int16Array(MINUTES).fill(TOO_LATE);
  for (const { wait } of ways) {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const waited = wait[minute] as number;
      if (waited < (best[minute] as number)) best[minute] = waited;
    }
  }
  return best;
}

/** The longest wait of any way, and 0 for a node that cannot be done. */
function longestWait(ways: readonly ServiceTable[]): number {
  let longest = 0;
  for (const { wait } of ways) {
    for (const waited of wait) if (waited !== TOO_LATE && waited > longest) longest = waited;
  }
  return longest;
}

/** The shortest and longest that the nodes of a day can take, and when it ends at the earliest. */
export function costBound(day: PreparedDay): CostBound {
  const { tables, flexible, fixed, latest, costs, minutes } = day;
  const lastFixed = tables[flexible + fixed - 1]?.[0];
  const lastArrival = latest[fixed - 1];
  return {
    waits: tables.map((ways) => new ShortestWaits(bestWaits(ways))),
    walk: Float64Array.from(tables, (_, node) => Math.min(...walksTo(day, node))),
    detour: Float64Array.from(
      tables,
      (_, node) => Math.max(...walksTo(day, node)) - Math.min(...walksTo(day, node)),
    ),
    longest: Float64Array.from(
      tables,
      (ways, node) => Math.max(...walksTo(day, node)) + longestWait(ways) + (minutes[node] ?? 0),
    ),
    open: Int16Array.from(tables, (ways) => Math.max(0, ...ways.map(({ from }) => from))),
    end: fixed > 0 && lastFixed && lastArrival !== undefined ? (lastFixed.end[lastArrival] ?? 0) : 0,
    rate: Math.min(costs.wait, costs.idle, costs.walk),
  };
}

/** The nodes that are left, and what they come to together. */
export interface Rest {
  nodes: number[];
  value: number;
  /** Minutes on the shortest ways to them, and how much longer the longest ones are. */
  walks: number;
  detours: number;
  rides: number;
  /** From this minute on all of them can be done without idling, and then take so long at most. */
  open: number;
  longest: number;
}

/** What is left once so many fixed stops and the flexible ones of a mask are done. */
export function restOf(day: PreparedDay, bound: CostBound, fixed: number, mask: number): Rest {
  const rest: Rest = { nodes: [], value: 0, walks: 0, detours: 0, rides: 0, open: 0, longest: 0 };
  for (let node = 0; node < day.startNode; node += 1) {
    if (node < day.flexible ? (mask & (1 << node)) !== 0 : node < day.flexible + fixed) continue;
    rest.nodes.push(node);
    rest.value += day.value[node] as number;
    rest.walks += bound.walk[node] as number;
    rest.detours += bound.detour[node] as number;
    rest.rides += day.minutes[node] as number;
    rest.open = Math.max(rest.open, bound.open[node] as number);
    rest.longest += bound.longest[node] as number;
  }
  return rest;
}
