import type { PreparedDay } from './prepared-day.js';
import { HORIZON } from './service-tables.js';

/** What a node costs at least for whoever comes at a minute or later; Infinity once it is too late for all its ways. */
export type CostBound = Float64Array[];

/** The cheapest service from each minute on, and the cheapest way there. */
export function costBound({ tables, arc, width, startNode }: PreparedDay): CostBound {
  return tables.map((ways, node) => {
    const least = new Float64Array(HORIZON + 1).fill(Infinity);
    for (let minute = HORIZON; minute >= 0; minute -= 1) {
      const here = Math.min(...ways.map(({ cost }) => cost[minute] ?? Infinity));
      least[minute] = Math.min(least[minute + 1] ?? Infinity, here);
    }
    let way = Infinity;
    for (let from = 0; from <= startNode; from += 1) {
      if (from !== node) way = Math.min(way, arc[from * width + node] ?? Infinity);
    }
    return least.map((cost) => cost + way);
  });
}
