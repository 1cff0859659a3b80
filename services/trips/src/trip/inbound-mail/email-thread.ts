import type { Worker, WorkerOptions } from 'node:worker_threads';
import { ThreadPool } from '@landsea/nest-kit';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 20, timeoutMs: 5_000 };
/** A mail of 10 MB is held as bytes, as lines and as text. */
const OPTIONS: WorkerOptions = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

/**
 * Isolated, because a parser may work for minutes on a hostile email.
 * @param start makes the thread: the build finds its file only where `new Worker(new URL(…))` is written out.
 */
export const makeEmailThread = <Task, Email>(
  start: (options: WorkerOptions) => Worker,
): ThreadPool<Task, Email | undefined> => new ThreadPool(() => start(OPTIONS), LIMITS);
