import type { NodeOrder } from './exact-order.js';
import { LabelPool, type LabelStep } from './label-pool.js';
import type { PreparedDay } from './prepared-day.js';
import { TOO_LATE } from './service-tables.js';

export interface TimedOrder {
  order: NodeOrder;
  cost: number;
}

/** A stop that ends later misses the next fixed one. */
function latestEnds({ flexible, width, walk, latest }: PreparedDay, nodes: readonly number[]): number[] {
  const ends: number[] = [];
  let fixed = -1;
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const node = nodes[place] as number;
    const isFree = node < flexible && fixed >= 0;
    ends[place] = isFree
      ? (latest[fixed - flexible] as number) - (walk[node * width + fixed] as number)
      : TOO_LATE - 1;
    if (node >= flexible) fixed = node;
  }
  return ends;
}

/**
 * Exact, as {@link findExactOrder} is for one order; for a family that stays together. Null where the stops do
 * not all fit.
 */
export function findBestStarts(day: PreparedDay, nodes: readonly number[]): TimedOrder | null {
  const { costs, width, walk, arc, tables } = day;
  const heads = new Int32Array(nodes.length + 1);
  const labels = new LabelPool(heads, Math.min(costs.wait, costs.idle));
  const ends = latestEnds(day, nodes);
  const taken: LabelStep = { node: day.startNode, way: 0, joins: -1 };
  labels.add(0, day.start, 0, -1, taken);
  nodes.forEach((node, place) => {
    const mostEnd = ends[place] as number;
    for (let label = heads[place] as number; label >= 0; label = labels.next[label] as number) {
      const step = (labels.node[label] as number) * width + node;
      const arrival = (labels.time[label] as number) + (walk[step] as number);
      const before = (labels.cost[label] as number) + (arc[step] as number);
      (tables[node] ?? []).forEach(({ end, cost, shorter, from }, way) => {
        if ((end[arrival] ?? TOO_LATE) > mostEnd) return;
        Object.assign(taken, { node, way, joins: -1 });
        labels.add(place + 1, end[arrival] as number, before + (cost[arrival] as number), label, taken);
        let joined = shorter?.[Math.max(arrival, from)] ?? -1;
        while (joined >= 0 && (end[joined] as number) <= mostEnd) {
          taken.joins = joined;
          const price = before + (joined - arrival) * costs.idle + (cost[joined] as number);
          labels.add(place + 1, end[joined] as number, price, label, taken);
          joined = shorter?.[joined] ?? -1;
        }
      });
    }
  });
  return cheapest(labels, heads[nodes.length] as number);
}

function cheapest(labels: LabelPool, first: number): TimedOrder | null {
  let best = first;
  for (let label = first; label >= 0; label = labels.next[label] as number) {
    if ((labels.cost[label] as number) < (labels.cost[best] as number)) best = label;
  }
  if (best < 0) return null;
  const order: NodeOrder = [];
  const { node, way, joins, parent, cost } = labels;
  for (let each = best; (parent[each] as number) >= 0; each = parent[each] as number) {
    order.push({ node: node[each] as number, way: way[each] as number, joins: joins[each] as number });
  }
  return { order: order.reverse(), cost: cost[best] as number };
}
