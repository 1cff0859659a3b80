import type { PreparedDay } from './prepared-day.js';
import { TOO_LATE, type ServiceTable } from './service-tables.js';

/** Outweighs all minutes of a day: one stop more is better than any time saved. */
export const VALUE_WEIGHT = 1e7;

/** -1 when no way ends in time; of equal ways the first to end. */
export function findCheapestWay(ways: readonly ServiceTable[], arrival: number, mostEnd: number): number {
  let best = -1;
  let bestCost = Infinity;
  let bestEnd = TOO_LATE;
  for (let way = 0; way < ways.length; way += 1) {
    const table = ways[way];
    const end = table?.end[arrival] ?? TOO_LATE;
    const cost = table?.cost[arrival] ?? Infinity;
    if (end > mostEnd || cost > bestCost || (cost === bestCost && end >= bestEnd)) continue;
    best = way;
    bestCost = cost;
    bestEnd = end;
  }
  return best;
}

/**
 * Lower is better: dropped stops first, then the cost of all minutes. Follows `evaluateDay` with `leaveOut`;
 * writes the ways into `ways`.
 */
export function scoreOrder(day: PreparedDay, order: readonly number[], ways?: Int8Array): number {
  const { flexible, width, walk, arc, value, tables, latest, startNode, legOf, mostLeg } = day;
  let now = day.start;
  let last = startNode;
  let cost = 0;
  let kept = 0;
  let nextFixed = flexible;
  let leg = 0;
  for (let place = 0; place < order.length; place += 1) {
    const node = order[place] as number;
    if (node === nextFixed) nextFixed += 1;
    const arrival = now + (walk[last * width + node] as number);
    const mostEnd =
      node < flexible && nextFixed < startNode
        ? (latest[nextFixed - flexible] as number) - (walk[node * width + nextFixed] as number)
        : TOO_LATE - 1;
    const nextLeg = legOf[leg * startNode + node] as number;
    const isOnTheWay = nextLeg <= (mostLeg[nextFixed - flexible] as number);
    const way = isOnTheWay ? findCheapestWay(tables[node] ?? [], arrival, mostEnd) : -1;
    const table = tables[node]?.[way];
    if (ways) ways[place] = way;
    if (!table) continue;
    cost += (table.cost[arrival] as number) + (arc[last * width + node] as number);
    kept += value[node] as number;
    now = table.end[arrival] as number;
    last = node;
    leg = nextLeg;
  }
  return cost - kept * VALUE_WEIGHT;
}
