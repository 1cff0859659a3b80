import { startTestService, type TestService } from '@landsea/nest-kit/testing';
import { AppModule } from '../src/app.module.js';
import { dataSourceOptions } from '../src/data-source.js';
import { readEnv } from '../src/env.js';

/** The booted service on a fresh database; `extra` sets or overrides variables of its environment. */
export const startIdentity = (extra: NodeJS.ProcessEnv = {}): Promise<TestService> =>
  startTestService({
    service: 'identity',
    env: (base) => readEnv({ ...base, ...extra }),
    module: (env) => AppModule.register(env),
    dataSource: dataSourceOptions,
  });
