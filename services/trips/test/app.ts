import { startTestService, type TestService } from '@landsea/nest-kit/testing';
import { AppModule } from '../src/app.module.js';
import { tripsDataSource } from '../src/data-source.js';
import { readEnv } from '../src/env.js';

/** The whole service on a fresh database. */
export const startTrips = (): Promise<TestService> =>
  startTestService({
    service: 'trips',
    env: readEnv,
    module: (env) => AppModule.register(env),
    dataSource: tripsDataSource,
  });
