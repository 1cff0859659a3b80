import type { Worker } from 'node:worker_threads';
import { makeUnavailable } from '../errors/plain-errors.js';
import { DomainError } from '../errors/domain-error.js';

/** SERVICE_UNAVAILABLE to people; the job would fail again. */
export class JobFailed extends DomainError {
  constructor(reason: string) {
    const message = 'Landsea is not reachable right now. Please try again in a moment.';
    super({ code: 'SERVICE_UNAVAILABLE', message }, reason);
  }
}

export interface PoolLimits {
  mostWaiting: number;
  mostOfOnePerson: number;
  /** The thread ends with the job. */
  timeoutMs: number;
}

export interface PoolCaller {
  person: string;
  signal?: AbortSignal | undefined;
}

interface Job<Task, Answer> {
  task: Task;
  caller: PoolCaller;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * Callers take turns, so that nobody waits for more than one job of another. The thread starts with the first
 * job.
 */
export class ThreadPool<Task, Answer> {
  private readonly waiting: Job<Task, Answer>[] = [];
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;
  private thread: Worker | undefined;
  private isBusy = false;
  private isClosing = false;

  constructor(
    private readonly startThread: () => Worker,
    private readonly limits: PoolLimits,
  ) {}

  /**
   * @throws JobFailed when this job takes too long or ends its thread.
   * @throws DomainError SERVICE_UNAVAILABLE when too many jobs wait, the service stops, or the caller has
   * left.
   */
  work(task: Task, caller: PoolCaller): Promise<Answer> {
    const { person, signal } = caller;
    if (signal?.aborted) return Promise.reject(left());
    const own = this.waiting.filter((job) => job.caller.person === person);
    if (this.waiting.length >= this.limits.mostWaiting || own.length >= this.limits.mostOfOnePerson) {
      return Promise.reject(makeUnavailable('too many jobs wait for the thread'));
    }
    return new Promise((resolve, reject) => {
      const job: Job<Task, Answer> = { task, caller, resolve, reject };
      signal?.addEventListener('abort', () => this.drop(job), { once: true });
      this.waiting.push(job);
      this.startNext();
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    for (const { reject } of this.waiting.splice(0)) reject(makeUnavailable('the service stops'));
    await this.thread?.terminate();
  }

  private drop(job: Job<Task, Answer>): void {
    const place = this.waiting.indexOf(job);
    if (place < 0) return;
    this.waiting.splice(place, 1);
    job.reject(left());
  }

  private startNext(): void {
    if (this.isBusy) return;
    const job = this.takeJob();
    if (!job) return;
    this.isBusy = true;
    this.run(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.isBusy = false;
        this.startNext();
      });
  }

  private takeJob(): Job<Task, Answer> | undefined {
    const turnOf = ({ caller }: Job<Task, Answer>): number => this.lastTurns.get(caller.person) ?? 0;
    const [first, ...others] = this.waiting;
    if (!first) return undefined;
    const job = others.reduce((best, each) => (turnOf(each) < turnOf(best) ? each : best), first);
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.turns += 1;
    if (this.waiting.length === 0) this.lastTurns.clear();
    this.lastTurns.set(job.caller.person, this.turns);
    return job;
  }

  private run({ task, caller: { signal } }: Job<Task, Answer>): Promise<Answer> {
    const thread = (this.thread ??= this.startWorker());
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        settled();
      };
      const giveUp = (error: Error): void =>
        settle(() => {
          this.thread = undefined;
          void thread.terminate();
          reject(error);
        });
      const leave = (): void => giveUp(left());
      const fail = (reason: string): void =>
        giveUp(this.isClosing ? makeUnavailable('the service stops') : new JobFailed(reason));
      const timer = setTimeout(() => fail('the thread took too long'), this.limits.timeoutMs);
      signal?.addEventListener('abort', leave, { once: true });
      thread.once('message', (answer: Answer) => settle(() => resolve(answer)));
      thread.once('error', (error) => fail(`the thread failed: ${error.message}`));
      thread.once('exit', () => fail('the thread ended'));
      thread.postMessage(task);
    });
  }

  private startWorker(): Worker {
    const thread = this.startThread();
    thread.unref();
    return thread;
  }
}

const left = (): Error => makeUnavailable('the caller has left');
