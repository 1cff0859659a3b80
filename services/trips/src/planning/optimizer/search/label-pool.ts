/** A node done in one of its ways; `joins` is -1 for as soon as people are there. */
export interface LabelStep {
  node: number;
  way: number;
  joins: number;
}

/** Ways to have come to a state: when, at what cost, from which label, by which node done in which way. */
export class LabelPool {
  time = new Int16Array(1 << 14);
  cost = new Float64Array(1 << 14);
  parent = new Int32Array(1 << 14);
  node = new Uint8Array(1 << 14);
  way = new Uint8Array(1 << 14);
  /** The minute at which people join the line of a node on purpose; -1 where they join it as soon as they are there. */
  joins = new Int16Array(1 << 14);
  next = new Int32Array(1 << 14);
  count = 0;

  constructor(
    private readonly heads: Int32Array,
    /** How much more somebody who is earlier may at most have to pay for each minute of it. */
    private readonly rate: number,
  ) {
    heads.fill(-1);
  }

  /**
   * Adds a label to a state unless another is as early and cheap; removes those that it makes useless. An earlier label that
   * costs more only by less than `rate` a minute loses: going on in the same way it pays at most that much more. `step` says by
   * which node, in which way and from which minute.
   */
  add(state: number, time: number, cost: number, parent: number, step: LabelStep): void {
    let before = -1;
    let each = this.heads[state] as number;
    while (each >= 0) {
      const otherTime = this.time[each] as number;
      const otherCost = this.cost[each] as number;
      const following = this.next[each] as number;
      if (otherTime <= time && otherCost + this.rate * (time - otherTime) <= cost) return;
      if (time <= otherTime && cost + this.rate * (otherTime - time) <= otherCost) {
        if (before < 0) this.heads[state] = following;
        else this.next[before] = following;
      } else {
        before = each;
      }
      each = following;
    }
    if (this.count === this.time.length) this.grow();
    const label = this.count;
    this.count += 1;
    this.time[label] = time;
    this.cost[label] = cost;
    this.parent[label] = parent;
    this.node[label] = step.node;
    this.way[label] = step.way;
    this.joins[label] = step.joins;
    this.next[label] = this.heads[state] as number;
    this.heads[state] = label;
  }

  private grow(): void {
    const size = this.time.length * 2;
    const larger = <T extends Int16Array | Float64Array | Int32Array | Uint8Array>(array: T, copy: T): T => {
      copy.set(array);
      return copy;
    };
    this.time = larger(this.time, new Int16Array(size));
    this.cost = larger(this.cost, new Float64Array(size));
    this.parent = larger(this.parent, new Int32Array(size));
    this.node = larger(this.node, new Uint8Array(size));
    this.way = larger(this.way, new Uint8Array(size));
    this.joins = larger(this.joins, new Int16Array(size));
    this.next = larger(this.next, new Int32Array(size));
  }
}
