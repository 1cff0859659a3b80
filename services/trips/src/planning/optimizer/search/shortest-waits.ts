import { HORIZON, TOO_LATE } from './service-tables.js';

const MINUTES = HORIZON + 1;

/** A sparse table: minima of stretches that double in length. */
export class ShortestWaits {
  /** `levels[k][minute]` is the least of the 2^k minutes from `minute` on. */
  private readonly levels: Int16Array[] = [];

  /** @param waits by minute of arrival; {@link TOO_LATE} where it cannot be done. */
  constructor(waits: Int16Array) {
    let level = waits;
    for (let length = 1; length < MINUTES; length *= 2) {
      this.levels.push(level);
      const next = new Int16Array(MINUTES);
      for (let minute = 0; minute < MINUTES; minute += 1) {
        const after = minute + length < MINUTES ? (level[minute + length] as number) : TOO_LATE;
        next[minute] = Math.min(level[minute] as number, after);
      }
      level = next;
    }
  }

  findBetween(from: number, until: number): number {
    const level = 31 - Math.clz32(until - from + 1);
    const minima = this.levels[level];
    if (!minima) return TOO_LATE;
    return Math.min(minima[from] as number, minima[until - (1 << level) + 1] as number);
  }
}
