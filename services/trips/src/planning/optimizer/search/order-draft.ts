import type { PreparedDay } from './prepared-day.js';

export class OrderDraft {
  readonly order: Uint8Array;
  length = 0;
  readonly absent: Uint8Array;
  absentCount = 0;

  constructor({ startNode }: Pick<PreparedDay, 'startNode'>) {
    this.order = new Uint8Array(startNode);
    this.absent = new Uint8Array(startNode);
  }

  clear(): void {
    this.length = 0;
    this.absentCount = 0;
  }

  append(node: number): void {
    this.order[this.length] = node;
    this.length += 1;
  }

  insert(node: number, place: number): void {
    this.order.copyWithin(place + 1, place, this.length);
    this.order[place] = node;
    this.length += 1;
  }

  leaveOut(node: number): void {
    this.absent[this.absentCount] = node;
    this.absentCount += 1;
  }

  copy(from: OrderDraft): void {
    this.order.set(from.order);
    this.length = from.length;
    this.absent.set(from.absent);
    this.absentCount = from.absentCount;
  }

  listNodes(): number[] {
    return [...this.order.subarray(0, this.length), ...this.absent.subarray(0, this.absentCount)];
  }
}
