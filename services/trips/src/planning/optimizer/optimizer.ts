import { DomainError, JobFailed, ThreadPool, type PoolCaller } from '@landsea/nest-kit';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { orderDay } from './search/order-day.js';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 4, timeoutMs: 20_000 };

const TOO_LONG =
  'This day has too much on it to put in order right now. Take something off, or try again in a moment.';
const TOO_MANY = 'Many days are being put in order right now. Please try again in a moment.';

const explain = (error: unknown): never => {
  if (!(error instanceof DomainError)) throw error;
  const message = error instanceof JobFailed ? TOO_LONG : TOO_MANY;
  throw new DomainError({ code: 'SERVICE_UNAVAILABLE', message }, error.message);
};

@Injectable()
export class Optimizer implements BeforeApplicationShutdown {
  private readonly pool = new ThreadPool<DayProblem, FoundOrder>(
    () => new Worker(new URL('./optimizer.worker.js', import.meta.url)),
    LIMITS,
  );

  constructor(private readonly hasThread: boolean) {}

  /** @throws DomainError SERVICE_UNAVAILABLE, see {@link ThreadPool.work}. */
  async order(problem: DayProblem, caller: PoolCaller): Promise<FoundOrder> {
    return this.hasThread ? this.pool.work(problem, caller).catch(explain) : orderDay(problem);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
