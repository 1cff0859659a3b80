import { makeCostBound, type CostBound } from './cost-bound.js';
import type { PreparedDay } from './prepared-day.js';
import type { SplitParts } from './split-parts.js';
import { HORIZON, TOO_LATE } from './service-tables.js';

export interface SplitRest {
  nodes: readonly number[];
  open: number;
  longest: number;
  value: number;
}

/** Lower bound: each part pays the shortest way and wait of each of its stops. */
export class SplitBound {
  private readonly bound: CostBound;
  /** People of each node as a share of the family. */
  private readonly people: Float64Array;
  private readonly least: Float64Array;

  constructor(
    private readonly day: PreparedDay,
    private readonly parts: SplitParts,
  ) {
    this.bound = makeCostBound(day);
    this.people = new Float64Array(day.startNode);
    this.least = new Float64Array(day.startNode);
    for (let node = 0; node < day.startNode; node += 1) this.price(node);
  }

  restOf(fixed: number, mask: number): SplitRest {
    const { day, bound } = this;
    const nodes = Array.from({ length: day.startNode }, (_, node) => node).filter((node) =>
      node < day.flexible ? (mask & (1 << node)) === 0 : node >= day.flexible + fixed,
    );
    return {
      nodes,
      open: Math.max(0, ...nodes.map((node) => bound.open[node] as number)),
      longest: nodes.reduce(
        (sum, node) => sum + (bound.longest[node] as number) + this.getLongestWalk(node),
        0,
      ),
      value: nodes.reduce((sum, node) => sum + (day.value[node] as number), 0),
    };
  }

  boundRest(rest: SplitRest, times: ArrayLike<number>): { value: number; cost: number } {
    const { day, bound, parts } = this;
    let latest = 0;
    for (let part = 0; part < parts.count; part += 1) latest = Math.max(latest, times[part] as number);
    const until = Math.min(Math.max(latest, rest.open) + rest.longest, HORIZON);
    let value = 0;
    let cost = 0;
    for (const node of rest.nodes) {
      let ready = 0;
      for (let part = 0; part < parts.count; part += 1) {
        if (parts.there[part * day.startNode + node] === 1) ready = Math.max(ready, times[part] as number);
      }
      const wait =
        bound.waits[node]?.findBetween(Math.min(ready, HORIZON), Math.max(ready, until)) ?? TOO_LATE;
      if (wait === TOO_LATE) continue;
      value += day.value[node] as number;
      cost += (this.least[node] as number) + wait * day.costs.wait * (this.people[node] as number);
    }
    return { value, cost };
  }

  private listWalksTo(part: number, node: number): number[] {
    const { width, startNode } = this.day;
    return Array.from({ length: startNode + 1 }, (_, from) => from)
      .filter((from) => from !== node)
      .map((from) => this.parts.walk[(part * width + from) * width + node] as number);
  }

  private getLongestWalk(node: number): number {
    return Math.max(
      ...Array.from({ length: this.parts.count }, (_, part) => Math.max(...this.listWalksTo(part, node))),
    );
  }

  private price(node: number): void {
    const { day, parts } = this;
    for (let part = 0; part < parts.count; part += 1) {
      if (parts.there[part * day.startNode + node] === 0) continue;
      const share = parts.share[part] as number;
      const walk = Math.min(...this.listWalksTo(part, node));
      this.people[node] = (this.people[node] as number) + share;
      this.least[node] =
        (this.least[node] as number) +
        share * (walk * day.costs.walk + (day.minutes[node] as number) * day.costs.ride);
    }
  }
}
