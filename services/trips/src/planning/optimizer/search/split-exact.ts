import type { ExactLimits, ExactResult, NodeOrder } from './exact-order.js';
import type { PreparedDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { SplitBound, type SplitRest } from './split-bound.js';
import { SplitClocks } from './split-clocks.js';
import type { SplitParts } from './split-parts.js';
import { TOO_LATE } from './service-tables.js';

const MOST_SPLIT_STOPS = 12;
const SMALLEST_GAIN = 1e-6;

interface Label {
  times: Int16Array;
  lasts: Int16Array;
  legs: Int8Array;
  cost: number;
  before: Label | null;
  node: number;
  way: number;
}

/**
 * Dynamic programming over the flexible stops done, the fixed ones done and the places of the parts; each
 * state keeps its non-dominated labels (times, cost). Exact: parts that are earlier pay at most the waiting
 * of the minutes between.
 */
class SplitSearch {
  private readonly clocks: SplitClocks;
  private readonly bound: SplitBound;
  private readonly wholeValue: number;
  private best: Label | null = null;
  private bestScore: number;
  private tried = 0;

  constructor(
    private readonly day: PreparedDay,
    private readonly parts: SplitParts,
    private readonly limits: ExactLimits,
  ) {
    this.clocks = new SplitClocks(day, parts, 2);
    this.bound = new SplitBound(day, parts);
    this.bestScore = limits.known;
    this.wholeValue = day.value.reduce((sum, value) => sum + value, 0);
  }

  run(): ExactResult {
    const { day } = this;
    const masks = 2 ** day.flexible;
    let layer = this.makeEmptyLayer(masks);
    layer[0]?.set('', [this.makeFirstLabel()]);
    for (let fixed = 0; fixed <= day.fixed; fixed += 1) {
      const next = this.makeEmptyLayer(masks);
      for (let mask = 0; mask < masks; mask += 1) {
        const rest = this.bound.restOf(fixed, mask);
        for (const labels of layer[mask]?.values() ?? []) {
          for (const label of labels) this.extend(label, fixed, mask, rest, layer, next);
          if (this.tried > this.limits.labels) return this.getResult(false);
        }
        layer[mask]?.clear();
      }
      layer = next;
    }
    return this.getResult(true);
  }

  private makeEmptyLayer(masks: number): Map<string, Label[]>[] {
    return Array.from({ length: masks }, () => new Map<string, Label[]>());
  }

  private makeFirstLabel(): Label {
    this.clocks.start(0);
    return { ...this.readRow(0), cost: 0, before: null, node: this.day.startNode, way: 0 };
  }

  private readRow(row: number): Pick<Label, 'times' | 'lasts' | 'legs'> {
    const { count } = this.parts;
    const [from, until] = [row * count, (row + 1) * count];
    return {
      times: this.clocks.times.slice(from, until),
      lasts: this.clocks.lasts.slice(from, until),
      legs: this.clocks.legs.slice(from, until),
    };
  }

  private load({ times, lasts, legs }: Label): void {
    this.clocks.times.set(times);
    this.clocks.lasts.set(lasts);
    this.clocks.legs.set(legs);
  }

  private extend(
    label: Label,
    fixed: number,
    mask: number,
    rest: SplitRest,
    layer: Map<string, Label[]>[],
    next: Map<string, Label[]>[],
  ): void {
    const { day } = this;
    if (fixed === day.fixed) this.keepBest(label, mask);
    if (!this.canBeBetter(label, rest)) return;
    for (let node = 0; node < day.flexible; node += 1) {
      const after = mask | (1 << node);
      if (after !== mask) this.tryStep(label, node, fixed, layer[after]);
    }
    if (fixed < day.fixed) this.tryStep(label, day.flexible + fixed, fixed + 1, next[mask]);
  }

  private tryStep(label: Label, node: number, done: number, to: Map<string, Label[]> | undefined): void {
    this.load(label);
    const mostEnd = this.clocks.getMostEnd(0, node, done);
    const arrival = this.clocks.getArrival(0, node);
    (this.day.tables[node] ?? []).forEach((table, way) => {
      if ((table.end[arrival] ?? TOO_LATE) > mostEnd) return;
      this.tried += 1;
      const cost = label.cost + this.clocks.visit(0, 1, node, way);
      const added = { ...this.readRow(1), cost, before: label, node, way };
      if (to) this.add(to, added);
    });
  }

  private add(state: Map<string, Label[]>, label: Label): void {
    const key = `${label.lasts.join()} ${label.legs.join()}`;
    const others = state.get(key) ?? [];
    if (others.some((other) => this.dominates(other, label))) return;
    state.set(key, [...others.filter((other) => !this.dominates(label, other)), label]);
  }

  private dominates(one: Label, other: Label): boolean {
    let most = 0;
    for (let part = 0; part < this.parts.count; part += 1) {
      const earlier = (other.times[part] as number) - (one.times[part] as number);
      if (earlier < 0) return false;
      most += earlier * (this.parts.share[part] as number);
    }
    return one.cost + most * this.day.costs.wait <= other.cost + SMALLEST_GAIN;
  }

  private valueOf(mask: number): number {
    return this.day.value.reduce(
      (sum, value, node) => sum + (node >= this.day.flexible || (mask & (1 << node)) !== 0 ? value : 0),
      0,
    );
  }

  private keepBest(label: Label, mask: number): void {
    this.load(label);
    const score = label.cost + this.clocks.getLeaving(0) - this.valueOf(mask) * VALUE_WEIGHT;
    if (score >= this.bestScore - SMALLEST_GAIN) return;
    this.bestScore = score;
    this.best = label;
  }

  private canBeBetter(label: Label, rest: SplitRest): boolean {
    const { value, cost } = this.bound.boundRest(rest, label.times);
    const done = this.wholeValue - rest.value;
    // With value to spare a stop may still be left out, and its cost with it.
    const spare = done + value + this.bestScore / VALUE_WEIGHT;
    if (spare > 0.5) return true;
    return label.cost + cost - (done + value) * VALUE_WEIGHT < this.bestScore - SMALLEST_GAIN;
  }

  private getResult(finished: boolean): ExactResult {
    const order: NodeOrder = [];
    for (let label = this.best; label?.before; label = label.before) {
      order.push({ node: label.node, way: label.way, joins: -1 });
    }
    return { finished, order: this.best ? order.reverse() : null, score: this.bestScore };
  }
}

export const isSmallSplit = ({ flexible }: PreparedDay): boolean => flexible <= MOST_SPLIT_STOPS;

export const splitOrder = (day: PreparedDay, parts: SplitParts, limits: ExactLimits): ExactResult =>
  new SplitSearch(day, parts, limits).run();
