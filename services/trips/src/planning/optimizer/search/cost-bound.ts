import type { PreparedDay } from './prepared-day.js';
import { HORIZON, TOO_LATE, type ServiceTable } from './service-tables.js';
import { ShortestWaits } from './shortest-waits.js';

const MINUTES = HORIZON + 1;

export interface CostBound {
  waits: ShortestWaits[];
  walk: Float64Array;
  detour: Float64Array;
  longest: Float64Array;
  open: Int16Array;
  end: number;
  rate: number;
}

const walksTo = ({ walk, width, startNode }: PreparedDay, node: number): number[] =>
  Array.from({ length: startNode + 1 }, (_, from) => walk[from * width + node] ?? 0).filter(
    (_, from) => from !== node,
  );

/** Plain loops: this dominates the time of a small day. */
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

function longestWait(ways: readonly ServiceTable[]): number {
  let longest = 0;
  for (const { wait } of ways) {
    for (const waited of wait) if (waited !== TOO_LATE && waited > longest) longest = waited;
  }
  return longest;
}

export function makeCostBound(day: PreparedDay): CostBound {
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

export interface Rest {
  nodes: number[];
  value: number;
  walks: number;
  detours: number;
  rides: number;
  open: number;
  longest: number;
}

export function findRest(day: PreparedDay, bound: CostBound, fixed: number, mask: number): Rest {
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
