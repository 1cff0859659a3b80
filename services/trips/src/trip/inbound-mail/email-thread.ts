import type { Worker, WorkerOptions } from 'node:worker_threads';
import { ThreadPool } from '@landsea/nest-kit';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 20, timeoutMs: 5_000 };
/** A mail of 10 MB is there as it came, in lines and as text. */
const OPTIONS: WorkerOptions = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

/**
 * A worker thread that reads emails of one kind, because anybody can send one on which a parser works for minutes. Mailboxes take
 * turns in it.
 * @param start makes the thread: the build finds its file only where `new Worker(new URL(…))` is written out.
 */
export const emailThread = <Task, Email>(
  start: (options: WorkerOptions) => Worker,
): ThreadPool<Task, Email | undefined> => new ThreadPool(() => start(OPTIONS), LIMITS);
