import type { ServiceName } from '@landsea/contracts/messages';
import { JsonLogger } from '../logs/json-logger.js';

export const getReason = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use; stop what listens there or set PORT`;
  return error instanceof Error ? error.message : String(error);
};

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
