import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import type { KitEnv } from '../env/kit-env.js';
import { runWithRequestId } from '../logs/request-context.js';
import { IntervalTasks } from '../interval-task/interval-tasks.js';
import { KIT_ENV, SERVICE_NAME } from '../http/routes/tokens.js';
import { RedisLink } from '../redis/redis-link.js';
import { queueConnection, type AnyQueue, type AnyWorker, type QueueConnection } from './queue-connection.js';

export interface Job {
  name: string;
  data: unknown;
  attempt: number;
}
/** A store that lost its schedules gets them again after this. */
const SCHEDULES_EVERY_MS = 60_000;
const REST_AFTER_ERROR_MS = 1000;
/** A queue that has never been connected would wait for its store for ever. */
const READY_MS = 5_000;
const CLOSE_AWAY_MS = 1_000;
/** A kept failed job would swallow every later one of the same id. */
const UNIQUE = { removeOnFail: true };

/** A worker retries a store's error at once, thousands of times a second, so it rests in between. */
async function restAfterError(worker: AnyWorker): Promise<void> {
  await worker.pause(true);
  await sleep(REST_AFTER_ERROR_MS, undefined, { ref: false });
  if (!worker.closing) worker.resume();
}

/** @throws Error when the work is not done within the time. */
async function withTimeLimit(work: Promise<unknown>, limitMs: number): Promise<void> {
  const ended = new AbortController();
  const late = sleep(limitMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error('the store of queues does not answer');
  });
  await Promise.race([work, late]).finally(() => ended.abort());
}

interface QueueHandlers {
  concurrency: number;
  /** By the name of the job; `undefined` takes all names. */
  byName: Map<string | undefined, JobHandler>;
}

type JobHandler = (job: Job) => Promise<void>;

export type Schedule = { everyMs: number } | { cron: string; tz: string };

/**
 * A queue is no memory: write the row first, add the job after the commit, and let a sweeper re-queue pending
 * rows.
 */
@Injectable()
export class JobQueues implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('queue');
  private readonly connection: QueueConnection;
  private readonly queues = new Map<string, AnyQueue>();
  private readonly handlers = new Map<string, QueueHandlers>();
  private readonly workers = new Set<AnyWorker>();
  private started = false;
  private ending = false;
  private readonly schedules = new Map<
    string,
    { queue: string; name: string; make: () => Promise<unknown> }
  >();

  constructor(
    @Inject(KIT_ENV) env: KitEnv,
    @Inject(SERVICE_NAME) service: ServiceName,
    tasks: IntervalTasks,
    private readonly redis: RedisLink,
  ) {
    this.connection = queueConnection(env, service);
    const schedules = tasks.add('schedules', SCHEDULES_EVERY_MS, () => this.restoreSchedules());
    redis.onReturn(() => schedules.wake());
  }

  /**
   * @param options.jobId the same id is queued once; no colons.
   * @param options.delay milliseconds.
   * @throws when the store is unreachable: the sweeper will find the row.
   */
  async add(
    queue: string,
    name: string,
    data: object,
    options: { jobId?: string; delay?: number } = {},
  ): Promise<void> {
    const store = await this.readyQueue(queue);
    await store.add(name, data, { ...options, ...(options.jobId !== undefined && UNIQUE) });
  }

  /** @throws as `add`. */
  async addAll(queue: string, name: string, jobs: readonly { jobId: string; data: object }[]): Promise<void> {
    if (jobs.length === 0) return;
    const bulk = jobs.map(({ jobId, data }) => ({ name, data, opts: { jobId, ...UNIQUE } }));
    await (await this.readyQueue(queue)).addBulk(bulk);
  }

  /**
   * Its worker starts with the service; a throw is retried, 5 times in all. Each worker holds a connection, so that jobs
   * which run seldom share a queue by their names.
   * @param options.name of the jobs, where several handlers share the queue: then in `onModuleInit`, before it starts.
   * @param options.concurrency 1 by default; the greatest of those that share the queue.
   */
  process(queue: string, handler: JobHandler, options: { concurrency?: number; name?: string } = {}): void {
    const { concurrency = 1, name } = options;
    const known = this.handlers.get(queue) ?? { concurrency, byName: new Map() };
    if (known.byName.has(name)) throw new Error(`${queue} has a handler of ${name ?? 'all jobs'}`);
    if (this.started && name !== undefined)
      throw new Error(`${queue} is processed before ${name} has a handler`);
    known.concurrency = Math.max(known.concurrency, concurrency);
    known.byName.set(name, handler);
    this.handlers.set(queue, known);
    if (this.started) this.startWorker(queue, known);
  }

  private startWorker(queue: string, { concurrency, byName }: QueueHandlers): void {
    const run = async (job: Job): Promise<void> => {
      const handler = byName.get(job.name) ?? byName.get(undefined);
      if (!handler) throw new Error(`no handler of ${job.name}`);
      await handler(job);
    };
    const start = (): void => {
      const worker = this.connection.worker(
        queue,
        (job) =>
          runWithRequestId(() => run({ name: job.name, data: job.data, attempt: job.attemptsMade + 1 })),
        concurrency,
      );
      let rests = false;
      worker.on('error', (error) => {
        if (rests) return;
        rests = true;
        this.logger.warn({ message: 'worker error', queue, reason: error.message });
        void restAfterError(worker).finally(() => (rests = false));
      });
      this.workers.add(worker);
      worker.waitUntilReady().catch((error: unknown) => this.replace(worker, start, queue, error));
    };
    start();
  }

  /** A worker of the Postgres backend never reconnects after a failed first connection. */
  private async replace(worker: AnyWorker, start: () => void, queue: string, error: unknown): Promise<void> {
    if (this.ending) return;
    this.logger.warn({ message: 'worker did not connect, another is started', queue, reason: String(error) });
    this.workers.delete(worker);
    await Promise.all([
      worker.close(true).catch(() => undefined),
      sleep(REST_AFTER_ERROR_MS, undefined, { ref: false }),
    ]);
    if (!this.ending) start();
  }

  /** Idempotent by name, across copies. Without the store it is made within a minute of its return. */
  async schedule(queue: string, name: string, schedule: Schedule): Promise<void> {
    const repeat =
      'everyMs' in schedule ? { every: schedule.everyMs } : { pattern: schedule.cron, tz: schedule.tz };
    const opts = { removeOnComplete: true, removeOnFail: 100, attempts: 1 };
    const make = async (): Promise<unknown> =>
      (await this.readyQueue(queue)).upsertJobScheduler(name, repeat, { name, opts });
    this.schedules.set(`${queue}/${name}`, { queue, name, make });
    await make().catch((error: unknown) => {
      this.logger.warn({ message: 'not scheduled yet', queue, name, reason: String(error) });
    });
  }

  async restoreSchedules(): Promise<void> {
    for (const { queue, name, make } of this.schedules.values()) {
      if (await (await this.readyQueue(queue)).getJobScheduler(name)) continue;
      await make();
      this.logger.warn({ message: 'schedule was lost and is created again', queue, name });
    }
  }

  onApplicationBootstrap(): void {
    this.started = true;
    for (const [queue, handlers] of this.handlers) this.startWorker(queue, handlers);
  }

  /** Running jobs finish; no new one is taken. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    await Promise.all([...this.workers].map((worker) => this.closed(worker.close(this.redis.isAway))));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => this.closed(queue.close())));
    this.connection.close();
  }

  /** Without their store queues and workers would wait for it before they end. */
  private closed(closing: Promise<void>): Promise<void> {
    return this.redis.isAway ? withTimeLimit(closing, CLOSE_AWAY_MS).catch(() => undefined) : closing;
  }

  private async readyQueue(name: string): Promise<AnyQueue> {
    this.redis.assertPresent();
    const queue = this.queueOf(name);
    await withTimeLimit(queue.waitUntilReady(), READY_MS);
    return queue;
  }

  private queueOf(name: string): AnyQueue {
    const existing = this.queues.get(name);
    if (existing) return existing;
    const queue = this.connection.queue(name);
    queue.on('error', (error) =>
      this.logger.warn({ message: 'queue error', queue: name, reason: error.message }),
    );
    this.queues.set(name, queue);
    // A queue that did not connect never will: the next call creates another.
    queue.waitUntilReady().catch(() => {
      this.queues.delete(name);
      return queue.close().catch(() => undefined);
    });
    return queue;
  }
}
