import type { OrderDraft } from './order-draft.js';
import { OrderScores, type OrderValues } from './order-scores.js';
import type { PreparedDay } from './prepared-day.js';
import { SplitScores } from './split-scores.js';

const MOST_REMOVED = 8;
/** Skips a place once in a hundred insertions, so that the same ruin does not always heal the same way. */
const BLINK = 0.01;
const STRETCH_CHANCE = 0.6;
const TURN_CHANCE = 0.3;

type Random = () => number;
type Rank = (node: number) => number;

/** Each change writes into another draft and returns its score. */
export class OrderChanges {
  private readonly scores: OrderValues;
  private readonly queue: number[] = [];
  private readonly ranks: Float64Array;

  constructor(
    private readonly day: PreparedDay,
    valueWeight: number,
    private readonly random: Random,
  ) {
    this.scores = day.split
      ? new SplitScores(day, day.split, valueWeight)
      : new OrderScores(day, valueWeight);
    this.ranks = new Float64Array(day.startNode);
  }

  get placesEvaluated(): number {
    return this.scores.placesEvaluated;
  }

  start(order: readonly number[], to: OrderDraft): number {
    to.clear();
    for (const node of order) to.append(node);
    return this.settle(to, this.scores.load(to.order, to.length));
  }

  build(rank: Rank, to: OrderDraft): number {
    const { flexible, startNode } = this.day;
    to.clear();
    this.queue.length = 0;
    for (let node = 0; node < startNode; node += 1) {
      if (node >= flexible) to.append(node);
      else this.queue.push(node);
    }
    return this.recreate(to, rank);
  }

  /** Ruin and recreate: removed stops return one by one where they cost least. Fixed stops stay. */
  rebuild(from: OrderDraft, to: OrderDraft): number {
    const { random } = this;
    const count = 1 + Math.floor(random() * MOST_REMOVED);
    const first = random() < STRETCH_CHANCE ? Math.floor(random() * from.length) : -1;
    const chance = count / Math.max(1, from.length);
    to.clear();
    this.queue.length = 0;
    for (let place = 0; place < from.length; place += 1) {
      const node = from.order[place] as number;
      const isChosen = first >= 0 ? place >= first && place < first + count : random() < chance;
      if (isChosen && node < this.day.flexible) this.queue.push(node);
      else to.append(node);
    }
    for (let each = 0; each < from.absentCount; each += 1) this.queue.push(from.absent[each] as number);
    const byValue = random() < 0.5;
    return this.recreate(to, (node) => (byValue ? -(this.day.value[node] as number) : 0) + random());
  }

  /** Moves or reverses a stretch (or-opt, 2-opt); null where fixed stops would change places. */
  move(from: OrderDraft, to: OrderDraft): number | null {
    const { random } = this;
    const one = Math.floor(random() * from.length);
    const other = Math.floor(random() * from.length);
    const first = Math.min(one, other);
    const after = Math.max(one, other) + 1;
    const place = Math.floor(random() * (from.length - after + first + 1));
    const isTurned = random() < TURN_CHANCE;
    to.copy(from);
    to.length = 0;
    const appendStretch = (): void => {
      for (let each = first; each < after; each += 1)
        to.append(from.order[isTurned ? first + after - 1 - each : each] as number);
    };
    for (let each = 0; each < from.length; each += 1) {
      if (each >= first && each < after) continue;
      if (to.length === place) appendStretch();
      to.append(from.order[each] as number);
    }
    if (to.length === place) appendStretch();
    if (!this.keepsFixedOrder(to)) return null;
    return this.settle(to, this.scores.load(to.order, to.length));
  }

  private keepsFixedOrder({ order, length }: OrderDraft): boolean {
    let before = 0;
    for (let place = 0; place < length; place += 1) {
      const node = order[place] as number;
      if (node < this.day.flexible) continue;
      if (node < before) return false;
      before = node;
    }
    return true;
  }

  private recreate(to: OrderDraft, rank: Rank): number {
    const { queue, ranks, random, scores } = this;
    for (const node of queue) ranks[node] = rank(node);
    queue.sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
    let score = scores.load(to.order, to.length);
    for (const node of queue) {
      let bestPlace = -1;
      let bestScore = score;
      for (let place = 0; place <= to.length; place += 1) {
        if (random() < BLINK) continue;
        const inserted = scores.insertion(to.order, to.length, node, place);
        if (inserted >= bestScore) continue;
        bestScore = inserted;
        bestPlace = place;
      }
      if (bestPlace < 0) {
        to.leaveOut(node);
        continue;
      }
      to.insert(node, bestPlace);
      score = this.settle(to, scores.load(to.order, to.length, bestPlace));
    }
    return score;
  }

  private settle(draft: OrderDraft, score: number): number {
    const { order, length } = draft;
    let kept = 0;
    for (let place = 0; place < length; place += 1) {
      const node = order[place] as number;
      if (this.scores.fits(order, place) || node >= this.day.flexible) {
        order[kept] = node;
        kept += 1;
      } else {
        draft.leaveOut(node);
      }
    }
    if (kept === length) return score;
    draft.length = kept;
    return this.scores.load(order, kept);
  }
}
