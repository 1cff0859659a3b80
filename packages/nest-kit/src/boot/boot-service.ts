import { Logger, type INestApplication } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts';
import type { KitEnv } from '../env/kit-env.js';
import { JsonLogger } from '../logs/json-logger.js';
import { createApp, type ServiceDefinition } from './create-app.js';

const DRAIN_MS = 10_000;

/** `env` may be a function, so that a variable that is wrong is told in one line, like every other failure. */
export type BootOptions<E extends KitEnv> = Omit<ServiceDefinition<E>, 'env'> & { env: E | (() => E) };

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${String(error.port)} is in use; stop what listens there or set PORT`;
  return error instanceof Error ? error.message : String(error);
};

/** SIGTERM: no new calls, running ones finish, then out; a call that never ends does not hold the process for ever. */
function drainOnSignal(app: INestApplication): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), DRAIN_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}

/** Starts a service and says so in one line; a start that fails says why in one line and ends the process. */
export async function bootService<E extends KitEnv>(o: BootOptions<E>): Promise<INestApplication> {
  const logger = new Logger('boot');
  try {
    const env = typeof o.env === 'function' ? o.env() : o.env;
    const app = await createApp({ ...o, env });
    await app.listen(env.PORT, env.HOST);
    drainOnSignal(app);
    logger.log({ message: 'listening', url: await app.getUrl() });
    return app;
  } catch (error) {
    new JsonLogger(o.service).fatal({ message: `${o.service} did not start: ${reasonOf(error)}` });
    process.exit(1);
  }
}

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
