import type { PreparedDay } from './prepared-day.js';
import { cheapestWay } from './sequence.js';
import { HORIZON, TOO_LATE, type ServiceTable } from './service-tables.js';

const MINUTES = HORIZON + 1;

/** Scores of orders that differ in one place. */
export interface OrderValues {
  readonly placesEvaluated: number;
  /** Takes an order as the one to insert into; what comes before `from` is as it was. Returns its score. */
  load(order: ArrayLike<number>, length: number, from?: number): number;
  /** Whether the stop at a place of the loaded order fits there. */
  fits(order: ArrayLike<number>, place: number): boolean;
  /** The score of the loaded order with one more node at a place; that of the order itself where the node does not fit. */
  insertion(order: ArrayLike<number>, length: number, node: number, place: number): number;
}

/**
 * Scores of orders of a family that stays together, the same as `scoreOf` with another weight of what is left out. {@link load} keeps
 * the state before each place of an order, so that {@link insertion} only goes on from the place that changes.
 */
export class OrderScores implements OrderValues {
  placesEvaluated = 0;
  /** The state before each place of the loaded order: the minute, the node, the next fixed node, the score and the leg. */
  private readonly times: Int16Array;
  private readonly lasts: Int16Array;
  private readonly nextFixed: Int16Array;
  private readonly scores: Float64Array;
  private readonly legs: Int8Array;
  /** The cheapest way of each node by minute of arrival (`node * MINUTES + arrival`). */
  private readonly end: Int16Array;
  private readonly cost: Float64Array;
  private readonly worth: Float64Array;
  private readonly latest: Int16Array;

  constructor(
    private readonly day: PreparedDay,
    valueWeight: number,
  ) {
    const nodes = day.tables.length;
    this.times = new Int16Array(nodes + 1);
    this.lasts = new Int16Array(nodes + 1);
    this.nextFixed = new Int16Array(nodes + 1);
    this.scores = new Float64Array(nodes + 1);
    this.legs = new Int8Array(nodes + 1);
    this.end = new Int16Array(nodes * MINUTES).fill(TOO_LATE);
    this.cost = new Float64Array(nodes * MINUTES).fill(Infinity);
    this.worth = day.value.map((value) => value * valueWeight);
    this.latest = Int16Array.from(day.latest);
    day.tables.forEach((ways, node) => this.chooseCheapest(ways, node));
  }

  load(order: ArrayLike<number>, length: number, from = 0): number {
    if (from === 0) {
      this.times[0] = this.day.start;
      this.lasts[0] = this.day.startNode;
      this.nextFixed[0] = this.day.flexible;
    }
    return this.visit(order, length, from, -1);
  }

  fits(order: ArrayLike<number>, place: number): boolean {
    return this.lasts[place + 1] === order[place];
  }

  insertion(order: ArrayLike<number>, length: number, node: number, place: number): number {
    return this.visit(order, length, place, node);
  }

  /** Goes on from a place of an order, with `inserted` before it unless that is -1. One loop with local state: most time is spent here. */
  private visit(order: ArrayLike<number>, length: number, from: number, inserted: number): number {
    const { times, lasts, nextFixed, scores, legs, end, cost, worth, latest } = this;
    const { walk, arc, width, flexible, startNode, legOf, mostLeg } = this.day;
    let now = times[from] as number;
    let last = lasts[from] as number;
    let fixed = nextFixed[from] as number;
    let score = scores[from] as number;
    let leg = legs[from] as number;
    for (let place = inserted < 0 ? from : from - 1; place < length; place += 1) {
      this.placesEvaluated += 1;
      const node = place < from ? inserted : (order[place] as number);
      if (node === fixed) fixed += 1;
      const step = last * width + node;
      const arrival = now + (walk[step] as number);
      let ended = arrival > HORIZON ? TOO_LATE : (end[node * MINUTES + arrival] as number);
      let price = cost[node * MINUTES + arrival] as number;
      const nextLeg = legOf[leg * startNode + node] as number;
      if (nextLeg > (mostLeg[fixed - flexible] as number)) ended = TOO_LATE;
      if (ended !== TOO_LATE && node < flexible && fixed < startNode) {
        const mostEnd = (latest[fixed - flexible] as number) - (walk[node * width + fixed] as number);
        if (ended > mostEnd) {
          const ways = this.day.tables[node] ?? [];
          const way = ways.length > 1 ? ways[cheapestWay(ways, arrival, mostEnd)] : undefined;
          ended = way?.end[arrival] ?? TOO_LATE;
          price = way?.cost[arrival] ?? Infinity;
        }
      }
      if (ended !== TOO_LATE) {
        score += price + (arc[step] as number) - (worth[node] as number);
        now = ended;
        last = node;
        leg = nextLeg;
      }
      if (inserted < 0) {
        times[place + 1] = now;
        lasts[place + 1] = last;
        nextFixed[place + 1] = fixed;
        scores[place + 1] = score;
        legs[place + 1] = leg;
      } else if (place < from) {
        if (last !== inserted) return scores[length] as number;
      } else if (now === times[place + 1] && last === lasts[place + 1] && leg === legs[place + 1]) {
        return score + (scores[length] as number) - (scores[place + 1] as number);
      }
    }
    return score;
  }

  private chooseCheapest(ways: readonly ServiceTable[], node: number): void {
    for (let arrival = 0; arrival < MINUTES; arrival += 1) {
      const way = ways[cheapestWay(ways, arrival, TOO_LATE - 1)];
      if (!way) continue;
      this.end[node * MINUTES + arrival] = way.end[arrival] as number;
      this.cost[node * MINUTES + arrival] = way.cost[arrival] as number;
    }
  }
}
