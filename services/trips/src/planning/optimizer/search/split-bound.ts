import { costBound, type CostBound } from './cost-bound.js';
import type { PreparedDay } from './prepared-day.js';
import type { SplitParts } from './split-parts.js';
import { HORIZON, TOO_LATE } from './service-tables.js';

/** What is left of a day once some of its stops are done. */
export interface SplitRest {
  nodes: readonly number[];
  /** From this minute on all of it can be done without idling, and then takes so long at most. */
  open: number;
  longest: number;
  value: number;
}

/** The least that can still come of a state: each part pays for each of its stops the shortest way to it and its shortest wait. */
export class SplitBound {
  private readonly bound: CostBound;
  /** The people of each node, as a share of the family. */
  private readonly people: Float64Array;
  /** What the shortest ways to each node and the node itself cost its people. */
  private readonly least: Float64Array;

  constructor(
    private readonly day: PreparedDay,
    private readonly parts: SplitParts,
  ) {
    this.bound = costBound(day);
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
      longest: nodes.reduce((sum, node) => sum + (bound.longest[node] as number) + this.longestWalk(node), 0),
      value: nodes.reduce((sum, node) => sum + (day.value[node] as number), 0),
    };
  }

  /** The most value and the least cost of what is left for parts that are ready at these minutes. */
  of(rest: SplitRest, times: ArrayLike<number>): { value: number; cost: number } {
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
      const wait = bound.waits[node]?.between(Math.min(ready, HORIZON), Math.max(ready, until)) ?? TOO_LATE;
      if (wait === TOO_LATE) continue;
      value += day.value[node] as number;
      cost += (this.least[node] as number) + wait * day.costs.wait * (this.people[node] as number);
    }
    return { value, cost };
  }

  private walksTo(part: number, node: number): number[] {
    const { width, startNode } = this.day;
    return Array.from({ length: startNode + 1 }, (_, from) => from)
      .filter((from) => from !== node)
      .map((from) => this.parts.walk[(part * width + from) * width + node] as number);
  }

  private longestWalk(node: number): number {
    return Math.max(
      ...Array.from({ length: this.parts.count }, (_, part) => Math.max(...this.walksTo(part, node))),
    );
  }

  private price(node: number): void {
    const { day, parts } = this;
    for (let part = 0; part < parts.count; part += 1) {
      if (parts.there[part * day.startNode + node] === 0) continue;
      const share = parts.share[part] as number;
      const walk = Math.min(...this.walksTo(part, node));
      this.people[node] = (this.people[node] as number) + share;
      this.least[node] =
        (this.least[node] as number) +
        share * (walk * day.costs.walk + (day.minutes[node] as number) * day.costs.ride);
    }
  }
}
