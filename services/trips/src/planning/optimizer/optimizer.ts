import { ThreadPool, type PoolCaller } from '@landsea/nest-kit';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { orderDay } from './search/order-day.js';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 4, timeoutMs: 20_000 };

@Injectable()
export class Optimizer implements BeforeApplicationShutdown {
  private readonly pool = new ThreadPool<DayProblem, FoundOrder>(
    () => new Worker(new URL('./optimizer.worker.js', import.meta.url)),
    LIMITS,
  );

  constructor(private readonly hasThread: boolean) {}

  /** @throws DomainError SERVICE_UNAVAILABLE, see {@link ThreadPool.work}. */
  async order(problem: DayProblem, caller: PoolCaller): Promise<FoundOrder> {
    return this.hasThread ? this.pool.work(problem, caller) : orderDay(problem);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
