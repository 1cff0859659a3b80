import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { OptimizerPool } from './optimizer-pool.js';
import { orderDay } from './search/order-day.js';

const LIMITS = { mostWaiting: 10, timeoutMs: 20_000 };

/** Puts days in order, in a worker thread unless it is configured off. */
@Injectable()
export class Optimizer implements BeforeApplicationShutdown {
  private readonly pool = new OptimizerPool(
    () => new Worker(new URL('./optimizer.worker.js', import.meta.url)),
    LIMITS,
  );

  constructor(private readonly hasThread: boolean) {}

  /** @throws DomainError SERVICE_UNAVAILABLE, see {@link OptimizerPool.order}. */
  async order(problem: DayProblem): Promise<FoundOrder> {
    return this.hasThread ? this.pool.order(problem) : orderDay(problem);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
