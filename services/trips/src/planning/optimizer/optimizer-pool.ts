import { unavailable } from '@landsea/nest-kit';
import type { Worker } from 'node:worker_threads';
import type { DayProblem, FoundOrder } from './search/day-problem.js';

export interface PoolLimits {
  /** How many days may wait for the thread besides the one in work. */
  mostWaiting: number;
  /** A search that takes longer is given up, and its thread with it. */
  timeoutMs: number;
}

interface Job {
  problem: DayProblem;
  resolve: (found: FoundOrder) => void;
  reject: (error: Error) => void;
}

/** One thread that puts days in order, one after the other. It starts with the first day and does not keep the process alive. */
export class OptimizerPool {
  private readonly waiting: Job[] = [];
  private thread: Worker | undefined;
  private isBusy = false;

  constructor(
    private readonly startThread: () => Worker,
    private readonly limits: PoolLimits,
  ) {}

  /** @throws DomainError SERVICE_UNAVAILABLE when too many days wait, the search takes too long or its thread ends. */
  order(problem: DayProblem): Promise<FoundOrder> {
    if (this.waiting.length >= this.limits.mostWaiting) {
      return Promise.reject(unavailable('too many days wait to be put in order'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ problem, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(unavailable('the service stops'));
    await this.thread?.terminate();
  }

  private next(): void {
    if (this.isBusy) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.isBusy = true;
    this.run(job.problem)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.isBusy = false;
        this.next();
      });
  }

  private run(problem: DayProblem): Promise<FoundOrder> {
    const thread = (this.thread ??= this.started());
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void): void => {
        clearTimeout(timer);
        thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        settled();
      };
      const giveUp = (reason: string): void =>
        settle(() => {
          this.thread = undefined;
          void thread.terminate();
          reject(unavailable(reason));
        });
      const timer = setTimeout(() => giveUp('putting a day in order took too long'), this.limits.timeoutMs);
      thread.once('message', (found: FoundOrder) => settle(() => resolve(found)));
      thread.once('error', (error) => giveUp(`the optimizer's thread failed: ${error.message}`));
      thread.once('exit', () => giveUp("the optimizer's thread ended"));
      thread.postMessage(problem);
    });
  }

  private started(): Worker {
    const thread = this.startThread();
    thread.unref();
    return thread;
  }
}
