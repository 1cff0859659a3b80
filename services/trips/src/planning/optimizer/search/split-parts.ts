import { isThere, findLastLegBefore, type DayStop } from '@landsea/rules/day-plans';
import type { DayProblem } from './day-problem.js';

/** Rows are parts, columns the nodes of a prepared day. */
export interface SplitParts {
  count: number;
  /** Shares add up to 1. */
  share: Float64Array;
  /** 1 where a part does a node (`part * startNode + node`). */
  there: Uint8Array;
  /** Minutes on foot (`(part * width + from) * width + to`), and the cost of a change. */
  walk: Int16Array;
  change: Float64Array;
  /** Index: `part * (fixed + 1) + done`; the start node for none. */
  nextFixed: Int16Array;
  mostLeg: Int8Array;
}

interface Nodes {
  indexes: readonly number[];
  flexible: number;
}

const currentFrom = (problem: DayProblem, { indexes }: Nodes, part: number): number[] => {
  const parts = problem.parts ?? [];
  const from = indexes.map(() => indexes.length);
  let last = indexes.length;
  problem.stops.forEach((stop, index) => {
    const of = parts[part];
    if (!of || !isThere(stop, of)) return;
    const node = indexes.indexOf(index);
    from[node] = last;
    last = node;
  });
  return from;
};

function waysOfParts(problem: DayProblem, nodes: Nodes): Pick<SplitParts, 'walk' | 'change'> {
  const { indexes } = nodes;
  const parts = problem.parts ?? [];
  const width = indexes.length + 1;
  const walk = new Int16Array(parts.length * width * width);
  const change = new Float64Array(parts.length * width * width);
  parts.forEach(({ walks }, part) => {
    const before = currentFrom(problem, nodes, part);
    [...indexes, problem.stops.length].forEach((from, row) => {
      indexes.forEach((to, column) => {
        const at = (part * width + row) * width + column;
        walk[at] = walks[from]?.[to] ?? 0;
        change[at] = before[column] === row ? 0 : problem.changeCost;
      });
    });
  });
  return { walk, change };
}

function aheadOfParts(
  problem: DayProblem,
  stops: readonly DayStop[],
  flexible: number,
): Pick<SplitParts, 'nextFixed' | 'mostLeg'> {
  const { parts = [], legs = [] } = problem;
  const fixed = stops.length - flexible;
  const nextFixed = new Int16Array(parts.length * (fixed + 1)).fill(stops.length);
  const mostLeg = new Int8Array(parts.length * (fixed + 1)).fill(Math.max(0, legs.length - 1));
  parts.forEach((part, row) => {
    for (let done = fixed - 1; done >= 0; done -= 1) {
      const at = row * (fixed + 1) + done;
      const stop = stops[flexible + done];
      const isNext = stop !== undefined && isThere(stop, part);
      nextFixed[at] = isNext ? flexible + done : (nextFixed[at + 1] as number);
      mostLeg[at] = isNext
        ? findLastLegBefore(legs, mostLeg[at + 1] as number, stop)
        : (mostLeg[at + 1] as number);
    }
  });
  return { nextFixed, mostLeg };
}

export function splitParts(problem: DayProblem, nodes: Nodes): SplitParts | null {
  const { parts = [] } = problem;
  if (parts.length < 2) return null;
  const stops = nodes.indexes.flatMap((index) => problem.stops[index] ?? []);
  const people = parts.reduce((sum, part) => sum + part.people.length, 0);
  return {
    count: parts.length,
    share: Float64Array.from(parts, (part) => part.people.length / people),
    there: Uint8Array.from(parts.flatMap((part) => stops.map((stop) => Number(isThere(stop, part))))),
    ...waysOfParts(problem, nodes),
    ...aheadOfParts(problem, stops, nodes.flexible),
  };
}
