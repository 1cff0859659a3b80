import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { OptimizerPool, type PoolCaller } from './optimizer-pool.js';
import { orderDay } from './search/order-day.js';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 4, timeoutMs: 20_000 };

/** Puts days in order, in a worker thread unless it is configured off. */
@Injectable()
export class Optimizer implements BeforeApplicationShutdown {
  private readonly pool = new OptimizerPool(
    () => new Worker(new URL('./optimizer.worker.js', import.meta.url)),
    LIMITS,
  );

  constructor(private readonly hasThread: boolean) {}

  /** @throws DomainError SERVICE_UNAVAILABLE, see {@link OptimizerPool.order}. */
  async order(problem: DayProblem, caller: PoolCaller): Promise<FoundOrder> {
    return this.hasThread ? this.pool.order(problem, caller) : orderDay(problem);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
