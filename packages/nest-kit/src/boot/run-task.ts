import type { ServiceName } from '@landsea/contracts/messages';
import { JsonLogger } from '../logs/json-logger.js';
import { getReason } from './reason-of.js';

export async function runTask(service: ServiceName, task: string, work: () => Promise<void>): Promise<void> {
  const logger = new JsonLogger(service);
  try {
    await work();
    logger.log({ message: `${task} done` });
  } catch (error) {
    process.exitCode = 1;
    logger.fatal({ message: `${task} failed: ${getReason(error)}` });
  }
}
