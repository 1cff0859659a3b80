import type { PreparedDay } from './prepared-day.js';
import { TOO_LATE } from './service-tables.js';

/** Outweighs all minutes of a day: a stop more is better than any time saved. */
export const VALUE_WEIGHT = 1e7;

/**
 * The score of doing stops in this order, lower is better: what is left out first, then the cost of all minutes. Follows
 * `evaluateDay` with `leaveOut`: each stop in its cheapest way that still reaches the next fixed stop in time. Writes the ways
 * into `ways` when given.
 */
export function scoreOf(day: PreparedDay, order: readonly number[], ways?: Int8Array): number {
  const { flexible, fixed, width, walk, arc, value, tables, latest } = day;
  let now = day.start;
  let last = day.startNode;
  let cost = 0;
  let kept = 0;
  let nextFixed = flexible;
  const endOfFixed = flexible + fixed;
  for (let place = 0; place < order.length; place += 1) {
    const node = order[place] as number;
    if (node === nextFixed) nextFixed += 1;
    const arrival = now + (walk[last * width + node] as number);
    const mostEnd =
      node < flexible && nextFixed < endOfFixed
        ? (latest[nextFixed - flexible] as number) - (walk[node * width + nextFixed] as number)
        : TOO_LATE - 1;
    let bestWay = -1;
    let bestCost = Infinity;
    let bestEnd = TOO_LATE;
    const ofNode = tables[node] ?? [];
    for (let way = 0; way < ofNode.length; way += 1) {
      const table = ofNode[way];
      if (!table) continue;
      const end = table.end[arrival] ?? TOO_LATE;
      const price = table.cost[arrival] ?? Infinity;
      if (end > mostEnd || price > bestCost || (price === bestCost && end >= bestEnd)) continue;
      bestWay = way;
      bestCost = price;
      bestEnd = end;
    }
    if (ways) ways[place] = bestWay;
    if (bestWay < 0) continue;
    cost += bestCost + (arc[last * width + node] as number);
    kept += value[node] as number;
    now = bestEnd;
    last = node;
  }
  return cost - kept * VALUE_WEIGHT;
}
