import { Worker } from 'node:worker_threads';
import { ThreadPool } from '@landsea/nest-kit';

const LIMITS = { mostWaiting: 40, mostOfOnePerson: 40, timeoutMs: 5_000 };
/** A mail of 10 MB is there as it came, in lines and as text. */
const MOST_MEMORY_MB = 256;

/** A worker thread that reads emails, because anybody can send one on which a parser works for minutes. */
export const emailThread = <Task, Email>(script: URL): ThreadPool<Task, Email | undefined> =>
  new ThreadPool(
    () => new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } }),
    LIMITS,
  );
