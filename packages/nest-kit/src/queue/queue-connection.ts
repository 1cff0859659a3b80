import { createPostgresBackend, Queue, Worker, type JobsOptions, type Processor } from 'bullmq';
import { Redis } from 'ioredis';
import type { ServiceName } from '@landsea/contracts/messages';
import { getDirectDatabaseUrl } from '../database/env.js';
import type { KitEnv } from '../env/kit-env.js';
import { QUEUE_SCHEMA } from './queue-schema.js';

export interface AnyQueue {
  add(name: string, data: object, options?: JobsOptions): Promise<unknown>;
  addBulk(jobs: { name: string; data: object; opts: JobsOptions }[]): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number } | { pattern: string; tz: string },
    template: { name: string; opts: JobsOptions },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<object | undefined>;
  /** @throws when the store could not be reached. */
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface AnyWorker {
  readonly closing?: Promise<void> | undefined;
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  pause(doNotWaitActive: boolean): Promise<void>;
  resume(): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface QueueConnection {
  queue(name: string): AnyQueue;
  worker(name: string, processor: Processor, concurrency: number): AnyWorker;
  /** Ends what queues and workers share, after they are closed. */
  close(): void;
}

// Rows say more than finished jobs; failed ones are kept for inspection.
const DEFAULT_JOB_OPTIONS: JobsOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 3600, count: 1000 },
};

/** A killed worker's job goes to another one within about 20 seconds. */
const STALLED = { lockDuration: 10_000, stalledInterval: 5_000 };

/** Errors of a connection that is shared arrive at each queue and worker, which log them. */
function openShared(
  url: string,
  options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null },
): Redis {
  const client = new Redis(url, options);
  client.setMaxListeners(0);
  return client.on('error', () => undefined);
}

/**
 * All queues share one connection and all workers another; besides it each worker has one that waits for jobs. Without
 * an offline queue `add` fails at once when Redis is away; workers wait for it.
 */
function redisConnection(url: string, prefix: string): QueueConnection {
  const producer = openShared(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  const consumer = openShared(url, { maxRetriesPerRequest: null });
  return {
    queue: (name) =>
      new Queue(name, { connection: producer, prefix, defaultJobOptions: DEFAULT_JOB_OPTIONS }),
    worker: (name, processor, concurrency) =>
      new Worker(name, processor, { connection: consumer, prefix, concurrency, ...STALLED }),
    close: () => {
      producer.disconnect();
      consumer.disconnect();
    },
  };
}

/** Each queue has a pool, each worker one and a connection for LISTEN. */
function postgresConnection(connectionString: string): QueueConnection {
  const connection = { connectionString, schema: QUEUE_SCHEMA, max: 1, connectionTimeoutMillis: 3000 };
  return {
    queue: (name) =>
      new Queue(name, { connection, defaultJobOptions: DEFAULT_JOB_OPTIONS }, createPostgresBackend),
    worker: (name, processor, concurrency) =>
      new Worker(
        name,
        processor,
        { connection: { ...connection, max: Math.min(concurrency, 2) }, concurrency, ...STALLED },
        createPostgresBackend,
      ),
    close: () => undefined,
  };
}

export const queueConnection = (env: KitEnv, service: ServiceName): QueueConnection =>
  env.REDIS_URL
    ? redisConnection(env.REDIS_URL, `landsea-${service}`)
    : postgresConnection(getDirectDatabaseUrl(env));
