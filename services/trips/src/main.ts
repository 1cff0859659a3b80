import { bootService } from '@landsea/nest-kit';
import { AppModule } from './app.module.js';
import { readEnv } from './env.js';

await bootService({
  service: 'trips',
  env: () => readEnv(),
  module: (env) => AppModule.register(env),
});
