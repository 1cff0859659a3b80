import { Logger } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';

const logger = new Logger('rate-limit');
const LOG_EVERY_MS = 10_000;
let loggedAt = -Infinity;

function logStoreAway(error: unknown): void {
  if (performance.now() < loggedAt + LOG_EVERY_MS) return;
  loggedAt = performance.now();
  logger.warn({ message: 'the store of rate limits is away: each copy counts alone', reason: String(error) });
}

export interface Count {
  over: boolean;
  used: number;
  msLeft: number;
}

const countOf = (result: RateLimiterRes, over: boolean): Count => ({
  over,
  used: result.consumedPoints,
  msLeft: result.msBeforeNext,
});

/** While the store is away this copy counts alone. */
export class SharedCounter {
  private readonly alone: RateLimiterMemory;

  constructor(private readonly shared: RateLimiterStoreAbstract) {
    this.alone = new RateLimiterMemory({ points: shared.points, duration: shared.duration });
  }

  async add(key: string, points: number): Promise<Count> {
    try {
      return countOf(await this.useStore((limiter) => limiter.consume(key, points)), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return countOf(error, true);
      throw error;
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.useStore((limiter) => limiter.reward(key));
  }

  async forget(key: string): Promise<void> {
    await this.useStore((limiter) => limiter.delete(key));
  }

  async read(key: string): Promise<Count | undefined> {
    const result = await this.useStore((limiter) => limiter.get(key));
    return result ? countOf(result, result.consumedPoints > this.shared.points) : undefined;
  }

  private async useStore<T>(
    work: (limiter: RateLimiterStoreAbstract | RateLimiterMemory) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(this.shared);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      logStoreAway(error);
      return work(this.alone);
    }
  }
}
