import type { OrderValues } from './order-scores.js';
import type { PreparedDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { SplitClocks } from './split-clocks.js';
import type { SplitParts } from './split-parts.js';

/**
 * Each part has its own clock, and people wait for each other where they meet. Equal to `evaluateDay` with
 * `leaveOut`.
 */
export class SplitScores implements OrderValues {
  placesEvaluated = 0;
  private readonly clocks: SplitClocks;
  private readonly scores: Float64Array;
  private readonly dones: Int16Array;
  private readonly ways: Int8Array;
  private readonly spare: number;
  private whole = 0;

  constructor(
    private readonly day: PreparedDay,
    private readonly parts: SplitParts,
    private readonly valueWeight: number,
  ) {
    this.spare = day.startNode + 1;
    this.clocks = new SplitClocks(day, parts, day.startNode + 2);
    this.scores = new Float64Array(day.startNode + 1);
    this.dones = new Int16Array(day.startNode + 1);
    this.ways = new Int8Array(day.startNode + 1);
  }

  load(order: ArrayLike<number>, length: number, from = 0): number {
    if (from === 0) this.clocks.start(0);
    for (let place = from; place < length; place += 1) {
      const node = order[place] as number;
      this.clocks.copy(place, place + 1);
      this.dones[place + 1] = this.getDoneAfter(this.dones[place] as number, node);
      const { way, score } = this.advance(place + 1, node, this.dones[place + 1] as number);
      this.ways[place] = way;
      this.scores[place + 1] = (this.scores[place] as number) + score;
    }
    this.whole = (this.scores[length] as number) + this.clocks.getLeaving(length);
    return this.whole;
  }

  fits(_order: ArrayLike<number>, place: number): boolean {
    return (this.ways[place] as number) >= 0;
  }

  getWayAt(place: number): number {
    return this.ways[place] as number;
  }

  insertion(order: ArrayLike<number>, length: number, node: number, place: number): number {
    const { clocks, spare } = this;
    clocks.copy(place, spare);
    let done = this.getDoneAfter(this.dones[place] as number, node);
    const inserted = this.advance(spare, node, done);
    if (inserted.way < 0) return this.whole;
    let score = (this.scores[place] as number) + inserted.score;
    for (let each = place; each < length; each += 1) {
      const next = order[each] as number;
      done = this.getDoneAfter(done, next);
      score += this.advance(spare, next, done).score;
      if (clocks.isSame(spare, each + 1)) {
        return score + this.whole - (this.scores[each + 1] as number);
      }
    }
    return score + clocks.getLeaving(spare);
  }

  private getDoneAfter(done: number, node: number): number {
    return node === this.day.flexible + done ? done + 1 : done;
  }

  private advance(row: number, node: number, done: number): { way: number; score: number } {
    this.placesEvaluated += this.parts.count;
    const way = this.clocks.getWay(row, node, done);
    if (way < 0) return { way, score: 0 };
    const value = (this.day.value[node] as number) * this.valueWeight;
    return { way, score: this.clocks.visit(row, row, node, way) - value };
  }
}

export function splitScoreOf(
  day: PreparedDay,
  parts: SplitParts,
  order: readonly number[],
  ways?: Int8Array,
): number {
  const scores = new SplitScores(day, parts, VALUE_WEIGHT);
  const score = scores.load(order, order.length);
  order.forEach((_, place) => {
    if (ways) ways[place] = scores.getWayAt(place);
  });
  return score;
}
