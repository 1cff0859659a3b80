import { Injectable } from '@nestjs/common';

/** A browser sends at most six at once. */
export const TURNS_OF_A_CALLER = 4;
export const MOST_WAITING = 100;

interface Caller {
  running: number;
  waiting: (() => void)[];
}

/**
 * Somebody who sends 50 expensive requests waits for them, others do not. In memory, because it is about this
 * process.
 */
@Injectable()
export class CallerTurns {
  private readonly callers = new Map<string, Caller>();
  private readonly handedOver: (() => void)[] = [];

  /** @returns the function that ends the turn; undefined when too many requests of the caller wait. */
  async take(key: string): Promise<(() => void) | undefined> {
    const caller = this.callers.get(key) ?? { running: 0, waiting: [] };
    this.callers.set(key, caller);
    if (caller.running >= TURNS_OF_A_CALLER) {
      if (caller.waiting.length >= MOST_WAITING) return undefined;
      await new Promise<void>((resolve) => caller.waiting.push(resolve));
    } else {
      caller.running += 1;
    }
    return () => this.end(key, caller);
  }

  private end(key: string, caller: Caller): void {
    const next = caller.waiting.shift();
    if (next) return this.handOver(next);
    caller.running -= 1;
    if (caller.running === 0) this.callers.delete(key);
  }

  /** One turn each event loop: a queue of short requests would otherwise run before others are read. */
  private handOver(next: () => void): void {
    if (this.handedOver.push(next) === 1) setImmediate(this.giveNext);
  }

  private readonly giveNext = (): void => {
    this.handedOver.shift()?.();
    if (this.handedOver.length > 0) setImmediate(this.giveNext);
  };
}
