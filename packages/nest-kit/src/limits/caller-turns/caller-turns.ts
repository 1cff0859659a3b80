import { Injectable } from '@nestjs/common';

/** Requests of one caller that a process works on at the same time; a browser sends at most six. */
export const TURNS_OF_A_CALLER = 4;
/** Requests of one caller that wait for a turn. */
export const MOST_WAITING = 100;

interface Caller {
  running: number;
  waiting: (() => void)[];
}

/**
 * Takes requests of different callers in turns: somebody who sends 50 expensive ones at once waits for them, and everybody
 * else only for the few that are being worked on. In memory, because it is about the time of this process.
 */
@Injectable()
export class CallerTurns {
  private readonly callers = new Map<string, Caller>();
  private readonly handedOver: (() => void)[] = [];

  /** Waits for a turn. @returns the function that ends it, or undefined when too many requests of the caller wait already. */
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

  /**
   * One turn each time around the event loop. Short requests end without waiting for anything, so a caller's whole queue
   * would run before the process looks at what others have sent.
   */
  private handOver(next: () => void): void {
    if (this.handedOver.push(next) === 1) setImmediate(this.giveNext);
  }

  private readonly giveNext = (): void => {
    this.handedOver.shift()?.();
    if (this.handedOver.length > 0) setImmediate(this.giveNext);
  };
}
