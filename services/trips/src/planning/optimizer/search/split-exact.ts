import type { ExactLimits, ExactResult, NodeOrder } from './exact-order.js';
import type { PreparedDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { SplitBound, type SplitRest } from './split-bound.js';
import { SplitClocks } from './split-clocks.js';
import type { SplitParts } from './split-parts.js';
import { TOO_LATE } from './service-tables.js';

const MOST_SPLIT_STOPS = 12;
const SMALLEST_GAIN = 1e-6;

/** Where the parts are after some stops, at what cost, and by which last step. */
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
 * Dynamic programming over the set of flexible stops done, the fixed ones done, and where and since when each part of the family
 * is. Unlike for a family that stays together, being somewhere earlier is not always better: people who come early to a line
 * stand in it while the others would have idled. So a label replaces another only where every part is at the same place at the
 * same minute, or where minutes count the same whatever they are spent on, or where the family does not divide any more.
 */
class SplitSearch {
  private readonly clocks: SplitClocks;
  private readonly bound: SplitBound;
  private readonly canReplaceLater: boolean;
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
    const { wait, idle, walk, ride } = day.costs;
    const isChanged = parts.change.some((change) => change > 0);
    this.canReplaceLater = !isChanged && wait === idle && idle === walk && walk === ride;
  }

  run(): ExactResult {
    const { day } = this;
    const masks = 2 ** day.flexible;
    let layer = this.emptyLayer(masks);
    layer[0]?.set('', [this.firstLabel()]);
    for (let fixed = 0; fixed <= day.fixed; fixed += 1) {
      const next = this.emptyLayer(masks);
      for (let mask = 0; mask < masks; mask += 1) {
        const rest = this.bound.restOf(fixed, mask);
        for (const labels of layer[mask]?.values() ?? []) {
          for (const label of labels) this.extend(label, fixed, mask, rest, layer, next);
          if (this.tried > this.limits.labels) return this.result(false);
        }
        layer[mask]?.clear();
      }
      layer = next;
    }
    return this.result(true);
  }

  private emptyLayer(masks: number): Map<string, Label[]>[] {
    return Array.from({ length: masks }, () => new Map<string, Label[]>());
  }

  private firstLabel(): Label {
    this.clocks.start(0);
    return { ...this.row(0), cost: 0, before: null, node: this.day.startNode, way: 0 };
  }

  private row(row: number): Pick<Label, 'times' | 'lasts' | 'legs'> {
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
      if (after !== mask) this.step(label, node, fixed, after, layer[after]);
    }
    if (fixed < day.fixed) this.step(label, day.flexible + fixed, fixed + 1, mask, next[mask]);
  }

  private step(
    label: Label,
    node: number,
    done: number,
    mask: number,
    to: Map<string, Label[]> | undefined,
  ): void {
    const isShared = this.bound.isShared(done, mask);
    this.load(label);
    const mostEnd = this.clocks.mostEnd(0, node, done);
    const arrival = this.clocks.arrival(0, node);
    (this.day.tables[node] ?? []).forEach((table, way) => {
      if ((table.end[arrival] ?? TOO_LATE) > mostEnd) return;
      this.tried += 1;
      const cost = label.cost + this.clocks.visit(0, 1, node, way);
      const added = { ...this.row(1), cost, before: label, node, way };
      if (to) this.add(to, added, isShared);
    });
  }

  /** Adds a label to a state unless another makes it useless; removes those that it makes useless. */
  private add(state: Map<string, Label[]>, label: Label, isShared: boolean): void {
    const canBeLater = isShared || this.canReplaceLater;
    const places = `${label.lasts.join()} ${label.legs.join()}`;
    const key = canBeLater ? places : `${places} ${label.times.join()}`;
    const others = state.get(key);
    if (!others) {
      state.set(key, [label]);
      return;
    }
    if (others.some((other) => this.replaces(other, label))) return;
    state.set(key, [...others.filter((other) => !this.replaces(label, other)), label]);
  }

  /** Whether whoever goes on from one label pays at most as much as from another with the same places. */
  private replaces(one: Label, other: Label): boolean {
    let most = 0;
    for (let part = 0; part < this.parts.count; part += 1) {
      const earlier = (other.times[part] as number) - (one.times[part] as number);
      if (earlier < 0) return false;
      most = Math.max(most, earlier);
    }
    // Minutes that all count the same add up to the time of day, so that earlier clocks are cheaper in the end.
    const price = this.canReplaceLater ? 0 : most * this.day.costs.wait;
    return this.canReplaceLater || one.cost + price <= other.cost;
  }

  private valueOf(mask: number): number {
    return this.day.value.reduce(
      (sum, value, node) => sum + (node >= this.day.flexible || (mask & (1 << node)) !== 0 ? value : 0),
      0,
    );
  }

  private keepBest(label: Label, mask: number): void {
    const score = label.cost - this.valueOf(mask) * VALUE_WEIGHT;
    if (score >= this.bestScore - SMALLEST_GAIN) return;
    this.bestScore = score;
    this.best = label;
  }

  private canBeBetter(label: Label, rest: SplitRest): boolean {
    const { value, cost } = this.bound.of(rest, label.times);
    const done = this.wholeValue - rest.value;
    // With value to spare a stop may still be left out, and its cost with it.
    const spare = done + value + this.bestScore / VALUE_WEIGHT;
    if (spare > 0.5) return true;
    return label.cost + cost - (done + value) * VALUE_WEIGHT < this.bestScore - SMALLEST_GAIN;
  }

  private result(finished: boolean): ExactResult {
    const order: NodeOrder = [];
    for (let label = this.best; label?.before; label = label.before) {
      order.push({ node: label.node, way: label.way });
    }
    return { finished, order: this.best ? order.reverse() : null, score: this.bestScore };
  }
}

/** Whether a day of a family that divides is small enough to be put in order exactly. */
export const isSmallSplit = ({ flexible }: PreparedDay): boolean => flexible <= MOST_SPLIT_STOPS;

/** The best order of a small day of a family that divides, if it is better than the known one. */
export const splitOrder = (day: PreparedDay, parts: SplitParts, limits: ExactLimits): ExactResult =>
  new SplitSearch(day, parts, limits).run();
