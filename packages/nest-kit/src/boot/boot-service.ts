import { Logger, type INestApplication } from '@nestjs/common';
import type { KitEnv } from '../env/kit-env.js';
import { JsonLogger } from '../logs/json-logger.js';
import { createApp, type ServiceDefinition } from './create-app.js';
import { getReason } from './run-task.js';

const DRAIN_MS = 10_000;

/** `env` may be a function, so that a wrong variable is reported in one line, like every other failure. */
export type BootOptions<E extends KitEnv> = Omit<ServiceDefinition<E>, 'env'> & { env: E | (() => E) };

/** On SIGTERM running calls finish, within a time limit. */
function drainOnSignal(app: INestApplication): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), DRAIN_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}

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
    new JsonLogger(o.service).fatal({ message: `${o.service} did not start: ${getReason(error)}` });
    process.exit(1);
  }
}
