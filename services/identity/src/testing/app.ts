import type { DynamicModule } from '@nestjs/common';
import { startTestService, type TestService } from '@landsea/nest-kit/testing';
import { AppModule } from '../app.module.js';
import { HASH_COST, type HashCost } from '../auth/password-hasher.js';
import { makeDataSourceOptions } from '../data-source.js';
import { readEnv, type IdentityEnv } from '../env.js';

/** Most tests are not about passwords, and each hash at full cost takes as long as ten of their calls. */
const QUICK: HashCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

const DEVICE_COOKIE_SECRET = 'signs the devices of the tests, long enough';

const OPEN = { DEMO_ACCOUNT: 'false', DEVICE_COOKIE_SECRET, REGISTRATION_MAILS_PER_HOUR: '1000' };

class WithHashCost {
  static register(env: IdentityEnv, cost: HashCost): DynamicModule {
    return {
      module: WithHashCost,
      global: true,
      imports: [AppModule.register(env)],
      providers: [{ provide: HASH_COST, useValue: cost }],
      exports: [HASH_COST],
    };
  }
}

/** The booted service on a fresh database, without the demo; `extra` sets or overrides variables of its environment. */
export const startIdentity = (
  extra: NodeJS.ProcessEnv = {},
  hashCost: HashCost = QUICK,
  copyOf?: TestService,
): Promise<TestService> =>
  startTestService({
    ...(copyOf && { copyOf }),
    service: 'identity',
    env: (base) => readEnv({ ...base, ...OPEN, ...extra }),
    module: (env) => WithHashCost.register(env, hashCost),
    dataSource: makeDataSourceOptions,
  });
