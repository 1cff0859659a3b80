import { makeCostBound, findRest, type CostBound, type Rest } from './cost-bound.js';
import { LabelPool, type LabelStep } from './label-pool.js';
import type { PreparedDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { HORIZON, TOO_LATE, type ServiceTable } from './service-tables.js';

const MOST_EXACT_STOPS = 16;
/** About 100 MB; beyond it the heuristic decides. */
const MOST_LABELS = 4_000_000;

/** Costs are whole numbers, so a better order is better by at least one. */
const SMALLEST_GAIN = 0.999;

/** `joins` is the minute of joining the line. */
export type NodeOrder = LabelStep[];

export interface ExactLimits {
  /** Only orders with a better score are searched. */
  known: number;
  labels: number;
}

/** `finished` without `order`: no order is better. Not `finished`: the best within the limits. */
export interface ExactResult {
  finished: boolean;
  order: NodeOrder | null;
  score: number;
}

/**
 * Dynamic programming over the set of flexible stops done, the fixed stops done, the last stop and the leg of
 * the parks; each state keeps its non-dominated labels (time, cost). Exact, because nobody who comes earlier
 * gets through later, and people may wait on purpose: an earlier label can idle and then equals a later one.
 * A line is joined later only at minutes with a shorter wait than all before them, since no other minute can
 * be better.
 */
class ExactSearch {
  private readonly masks: number;
  private readonly lastCount: number;
  private readonly heads: Int32Array;
  private readonly labels: LabelPool;
  private readonly bound: CostBound;
  private readonly wholeValue: number;
  private rest: Rest;
  private best = -1;
  private bestScore: number;
  private tried = 0;
  private readonly taken: LabelStep = { node: 0, way: 0, joins: -1 };

  constructor(
    private readonly day: PreparedDay,
    private readonly limits: ExactLimits,
  ) {
    this.masks = 2 ** day.flexible;
    this.lastCount = day.flexible + 1;
    this.heads = new Int32Array((day.fixed + 1) * this.masks * this.lastCount * day.legs);
    this.labels = new LabelPool(this.heads, Math.min(day.costs.wait, day.costs.idle));
    this.bound = makeCostBound(day);
    this.rest = findRest(day, this.bound, 0, 0);
    this.wholeValue = day.value.reduce((sum, value) => sum + value, 0);
    this.bestScore = limits.known;
  }

  run(): ExactResult {
    const { day, labels, masks } = this;
    labels.add(this.stateOf(0, 0, day.flexible, 0), day.start, 0, -1, { ...this.taken, node: day.startNode });
    for (let fixed = 0; fixed <= day.fixed; fixed += 1) {
      for (let mask = 0; mask < masks; mask += 1) {
        if (this.tried > this.limits.labels || labels.count > MOST_LABELS) return this.getResult(false);
        this.rest = findRest(day, this.bound, fixed, mask);
        const first = this.stateOf(fixed, mask, 0, 0);
        for (let state = first; state < first + this.lastCount * day.legs; state += 1) {
          let label = this.heads[state] as number;
          while (label >= 0) {
            this.extend(label, fixed, mask, state % day.legs);
            label = labels.next[label] as number;
          }
        }
      }
    }
    return this.getResult(true);
  }

  private stateOf(fixed: number, mask: number, last: number, leg: number): number {
    return ((fixed * this.masks + mask) * this.lastCount + last) * this.day.legs + leg;
  }

  private extend(label: number, fixed: number, mask: number, leg: number): void {
    const { day } = this;
    const isDone = fixed === day.fixed;
    if (isDone) this.keepBest(label, mask);
    if (!this.canBeBetter(label)) return;
    for (let node = 0; node < day.flexible; node += 1) {
      if ((mask & (1 << node)) !== 0) continue;
      const nextLeg = day.legOf[leg * day.startNode + node] as number;
      if (nextLeg > (day.mostLeg[fixed] as number)) continue;
      const nextFixed = day.flexible + fixed;
      const mostEnd = isDone
        ? TOO_LATE - 1
        : (day.latest[fixed] as number) - (day.walk[node * day.width + nextFixed] as number);
      this.tryStep(label, node, mostEnd, this.stateOf(fixed, mask | (1 << node), node, nextLeg));
    }
    if (!isDone) {
      const node = day.flexible + fixed;
      const nextLeg = day.legOf[leg * day.startNode + node] as number;
      this.tryStep(label, node, TOO_LATE - 1, this.stateOf(fixed + 1, mask, day.flexible, nextLeg));
    }
  }

  private tryStep(label: number, node: number, mostEnd: number, state: number): void {
    const { day, labels, taken } = this;
    const from = (labels.node[label] as number) * day.width + node;
    const arrival = (labels.time[label] as number) + (day.walk[from] as number);
    const cost = (labels.cost[label] as number) + (day.arc[from] as number);
    const ways = day.tables[node] ?? [];
    for (let way = 0; way < ways.length; way += 1) {
      const table = ways[way];
      const end = table?.end[arrival] ?? TOO_LATE;
      if (!table || end > mostEnd) continue;
      this.tried += 1;
      taken.node = node;
      taken.way = way;
      taken.joins = -1;
      labels.add(state, end, cost + (table.cost[arrival] as number), label, taken);
      if (table.shorter) this.joinLater(table, arrival, cost, mostEnd, label, state);
    }
  }

  private joinLater(
    { end, cost, from, shorter }: ServiceTable,
    arrival: number,
    before: number,
    mostEnd: number,
    label: number,
    state: number,
  ): void {
    const { labels, taken, day } = this;
    let joined = shorter?.[Math.max(arrival, from)] ?? -1;
    while (joined >= 0 && (end[joined] as number) <= mostEnd) {
      this.tried += 1;
      taken.joins = joined;
      const price = before + (joined - arrival) * day.costs.idle + (cost[joined] as number);
      labels.add(state, end[joined] as number, price, label, taken);
      joined = shorter?.[joined] ?? -1;
    }
  }

  private valueOf(mask: number): number {
    let value = 0;
    for (let node = 0; node < this.day.flexible; node += 1) {
      if ((mask & (1 << node)) !== 0) value += this.day.value[node] as number;
    }
    for (let node = this.day.flexible; node < this.day.startNode; node += 1) {
      value += this.day.value[node] as number;
    }
    return value;
  }

  private keepBest(label: number, mask: number): void {
    const score = (this.labels.cost[label] as number) - this.valueOf(mask) * VALUE_WEIGHT;
    if (score >= this.bestScore - SMALLEST_GAIN) return;
    this.bestScore = score;
    this.best = label;
  }

  /**
   * Lower bound: shortest ways and waits for the remaining stops until `latestEnd`, then the cheapest minutes
   * until the last fixed stop ends.
   */
  private canBeBetter(label: number): boolean {
    const { day, bound, rest } = this;
    const now = this.labels.time[label] as number;
    const until = Math.min(this.getLatestEnd(label), HORIZON);
    let { value, walks, rides } = rest;
    let waits = 0;
    for (const node of rest.nodes) {
      const wait = bound.waits[node]?.findBetween(now, until) ?? TOO_LATE;
      if (wait === TOO_LATE) {
        value -= day.value[node] as number;
        walks -= bound.walk[node] as number;
        rides -= day.minutes[node] as number;
      } else {
        waits += wait;
      }
    }
    value += this.wholeValue - rest.value;
    // With value to spare a stop may still be left out, and its cost with it.
    if (value + this.bestScore / VALUE_WEIGHT > 0.5) return true;
    const spare = Math.max(0, bound.end - now - waits - walks - rides);
    const { costs } = day;
    const toCome = waits * costs.wait + walks * costs.walk + rides * costs.ride + spare * bound.rate;
    const cost = (this.labels.cost[label] as number) + toCome;
    return cost - value * VALUE_WEIGHT < this.bestScore - SMALLEST_GAIN;
  }

  /** A better order that keeps every stop cannot wait, walk and idle for longer than the best cost allows. */
  private getLatestEnd(label: number): number {
    const { day, rest, bound } = this;
    const now = this.labels.time[label] as number;
    const { wait, walk, ride, idle } = day.costs;
    const open = idle < wait ? HORIZON : Math.max(now, rest.open) + rest.longest;
    const known = this.bestScore + this.wholeValue * VALUE_WEIGHT;
    if (known > VALUE_WEIGHT / 2) return open;
    const spent = (this.labels.cost[label] as number) + rest.walks * walk + rest.rides * ride;
    const minutes = Math.max(0, known - spent) / bound.rate;
    return Math.min(open, Math.ceil(now + rest.rides + rest.walks + minutes));
  }

  private getResult(finished: boolean): ExactResult {
    return { finished, order: this.best < 0 ? null : this.orderOf(this.best), score: this.bestScore };
  }

  private orderOf(label: number): NodeOrder {
    const order: NodeOrder = [];
    for (
      let each = label;
      (this.labels.parent[each] as number) >= 0;
      each = this.labels.parent[each] as number
    ) {
      const { node, way, joins } = this.labels;
      order.push({
        node: node[each] as number,
        way: way[each] as number,
        joins: joins[each] as number,
      });
    }
    return order.reverse();
  }
}

/** 128 MB; days with more states are left to the heuristic. */
const MOST_STATES = 32_000_000;

export const isSmall = ({ flexible, fixed, legs }: PreparedDay): boolean =>
  flexible <= MOST_EXACT_STOPS && (fixed + 1) * 2 ** flexible * (flexible + 1) * legs <= MOST_STATES;

export const findExactOrder = (day: PreparedDay, limits: ExactLimits): ExactResult =>
  new ExactSearch(day, limits).run();
