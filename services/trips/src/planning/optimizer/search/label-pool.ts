/** `joins` is -1 when people join the line on arrival. */
export interface LabelStep {
  node: number;
  way: number;
  joins: number;
}

export class LabelPool {
  time = new Int16Array(1 << 14);
  cost = new Float64Array(1 << 14);
  parent = new Int32Array(1 << 14);
  node = new Uint8Array(1 << 14);
  way = new Uint8Array(1 << 14);
  joins = new Int16Array(1 << 14);
  next = new Int32Array(1 << 14);
  count = 0;

  constructor(
    private readonly heads: Int32Array,
    private readonly rate: number,
  ) {
    heads.fill(-1);
  }

  /**
   * A label is dominated by one that is as early and cheap, or later and cheaper by at least `rate` a minute:
   * continuing in the same way costs at most that much more.
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
