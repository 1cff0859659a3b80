import type { PreparedDay } from './prepared-day.js';
import { findCheapestWay } from './sequence.js';
import { HORIZON, TOO_LATE, type ServiceTable } from './service-tables.js';

const MINUTES = HORIZON + 1;

export interface OrderValues {
  readonly placesEvaluated: number;
  load(order: ArrayLike<number>, length: number, from?: number): number;
  fits(order: ArrayLike<number>, place: number): boolean;
  insertion(order: ArrayLike<number>, length: number, node: number, place: number): number;
}

/**
 * {@link load} keeps the state before each place, so that {@link insertion} continues from the changed place.
 */
export class OrderScores implements OrderValues {
  placesEvaluated = 0;
  private readonly times: Int16Array;
  private readonly lasts: Int16Array;
  private readonly nextFixed: Int16Array;
  private readonly scores: Float64Array;
  private readonly legs: Int8Array;
  /** Index: `node * MINUTES + arrival`. */
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

  /** One loop with local state: most of the time is spent here. `inserted` is -1 for none. */
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
          const way = ways.length > 1 ? ways[findCheapestWay(ways, arrival, mostEnd)] : undefined;
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
      const way = ways[findCheapestWay(ways, arrival, TOO_LATE - 1)];
      if (!way) continue;
      this.end[node * MINUTES + arrival] = way.end[arrival] as number;
      this.cost[node * MINUTES + arrival] = way.cost[arrival] as number;
    }
  }
}
