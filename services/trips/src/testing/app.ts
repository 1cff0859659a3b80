import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '@landsea/nest-kit/testing';
import { AppModule } from '../app.module.js';
import { makeTripsDataSource } from '../data-source.js';
import { readEnv } from '../env.js';
import { identityDouble } from './identity-double.js';

/** The token of an assistant; the service knows its hash only. */
export const ASSISTANT_KEY = 'a-key-that-only-the-tests-know';
const hash = createHash('sha256').update(ASSISTANT_KEY).digest('hex');

/** The service knows the assistant's key. */
export const assistantEnv = { SEED_TRIP_API_KEYS: `tests:${hash}` };

/** The whole service on a fresh database. Unless the test brings its own identity, everybody's address is verified. */
export const startTrips = async (
  env: NodeJS.ProcessEnv = assistantEnv,
  copyOf?: TestService,
): Promise<TestService> => {
  const identity = env['IDENTITY_URL'] === undefined ? await identityDouble() : undefined;
  const service = await startTestService({
    ...(copyOf && { copyOf }),
    service: 'trips',
    env: (base) =>
      readEnv({
        ...base,
        FILES_DIR: join(tmpdir(), 'landsea-test-files'),
        WORKER_THREADS: 'off',
        ...(identity && { IDENTITY_URL: identity.url }),
        ...env,
      }),
    module: (parsed) => AppModule.register(parsed),
    dataSource: makeTripsDataSource,
  });
  const close = async () => {
    await service.close();
    await identity?.close();
  };
  return { ...service, close };
};
