import type { ServiceName } from '@landsea/contracts/messages';
import { JsonLogger } from '../logs/json-logger.js';
import { reasonOf } from './reason-of.js';

/** Runs a process that does one thing and ends (`migrate.ts`, `seed.ts`); a failure is one line and exit code 1. */
export async function runTask(service: ServiceName, task: string, work: () => Promise<void>): Promise<void> {
  const logger = new JsonLogger(service);
  try {
    await work();
    logger.log({ message: `${task} done` });
  } catch (error) {
    process.exitCode = 1;
    logger.fatal({ message: `${task} failed: ${reasonOf(error)}` });
  }
}
