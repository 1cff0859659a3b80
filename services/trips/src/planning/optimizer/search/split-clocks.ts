import type { PreparedDay } from './prepared-day.js';
import { findCheapestWay } from './sequence.js';
import type { SplitParts } from './split-parts.js';
import { TOO_LATE } from './service-tables.js';

/** A row for each state, a column for each part. */
export class SplitClocks {
  readonly times: Int16Array;
  readonly lasts: Int16Array;
  readonly legs: Int8Array;

  constructor(
    private readonly day: PreparedDay,
    private readonly parts: SplitParts,
    rows: number,
  ) {
    this.times = new Int16Array(rows * parts.count);
    this.lasts = new Int16Array(rows * parts.count);
    this.legs = new Int8Array(rows * parts.count);
  }

  start(row: number): void {
    for (let at = row * this.parts.count; at < (row + 1) * this.parts.count; at += 1) {
      this.times[at] = this.day.start;
      this.lasts[at] = this.day.startNode;
      this.legs[at] = 0;
    }
  }

  copy(from: number, to: number): void {
    const { count } = this.parts;
    this.times.copyWithin(to * count, from * count, (from + 1) * count);
    this.lasts.copyWithin(to * count, from * count, (from + 1) * count);
    this.legs.copyWithin(to * count, from * count, (from + 1) * count);
  }

  isSame(one: number, other: number): boolean {
    const { count } = this.parts;
    for (let part = 0; part < count; part += 1) {
      const a = one * count + part;
      const b = other * count + part;
      if (this.times[a] !== this.times[b] || this.lasts[a] !== this.lasts[b]) return false;
      if (this.legs[a] !== this.legs[b]) return false;
    }
    return true;
  }

  getArrival(row: number, node: number): number {
    const { count, there, walk } = this.parts;
    const { startNode, width, start } = this.day;
    let arrival = start;
    for (let part = 0; part < count; part += 1) {
      if (there[part * startNode + node] === 0) continue;
      const at = row * count + part;
      const step = (part * width + (this.lasts[at] as number)) * width + node;
      arrival = Math.max(arrival, (this.times[at] as number) + (walk[step] as number));
    }
    return arrival;
  }

  /** -1 where its people would miss a later fixed stop. */
  getMostEnd(row: number, node: number, done: number): number {
    const { count, there, nextFixed, mostLeg } = this.parts;
    const { startNode, width, walk, latest, flexible, fixed, legOf } = this.day;
    let most = TOO_LATE - 1;
    if (node >= flexible) return most;
    for (let part = 0; part < count; part += 1) {
      if (there[part * startNode + node] === 0) continue;
      const ahead = part * (fixed + 1) + done;
      const leg = legOf[(this.legs[row * count + part] as number) * startNode + node] as number;
      if (leg > (mostLeg[ahead] as number)) return -1;
      const next = nextFixed[ahead] as number;
      if (next === startNode) continue;
      most = Math.min(most, (latest[next - flexible] as number) - (walk[node * width + next] as number));
    }
    return most;
  }

  getWay(row: number, node: number, done: number): number {
    const mostEnd = this.getMostEnd(row, node, done);
    return mostEnd < 0
      ? -1
      : findCheapestWay(this.day.tables[node] ?? [], this.getArrival(row, node), mostEnd);
  }

  getLeaving(row: number): number {
    const { count, share } = this.parts;
    const from = row * count;
    let end = 0;
    for (let part = 0; part < count; part += 1) end = Math.max(end, this.times[from + part] as number);
    let minutes = 0;
    for (let part = 0; part < count; part += 1) {
      minutes += (share[part] as number) * (end - (this.times[from + part] as number));
    }
    return minutes * this.day.costs.wait;
  }

  visit(row: number, to: number, node: number, way: number): number {
    const { count, there, share, walk, change } = this.parts;
    const { startNode, width, tables, costs, legOf } = this.day;
    const table = tables[node]?.[way];
    const arrival = this.getArrival(row, node);
    const end = table?.end[arrival] ?? TOO_LATE;
    const service = table?.cost[arrival] ?? Infinity;
    let cost = 0;
    if (row !== to) this.copy(row, to);
    for (let part = 0; part < count; part += 1) {
      if (there[part * startNode + node] === 0) continue;
      const at = to * count + part;
      const step = (part * width + (this.lasts[at] as number)) * width + node;
      const walked = walk[step] as number;
      const met = arrival - (this.times[at] as number) - walked;
      const price = service + walked * costs.walk + met * costs.wait + (change[step] as number);
      cost += (share[part] as number) * price;
      this.times[at] = end;
      this.lasts[at] = node;
      this.legs[at] = legOf[(this.legs[at] as number) * startNode + node] as number;
    }
    return cost;
  }
}
