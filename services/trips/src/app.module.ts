import { KitModule } from '@landsea/nest-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { slices } from './slices.js';
import { makeTripsDataSource } from './data-source.js';
import type { TripsEnv } from './env.js';
import { OptimizerModule } from './planning/optimizer/optimizer.module.js';

@Module({})
export class AppModule {
  static register(env: TripsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          service: 'trips',
          env,
          dataSource: makeTripsDataSource(env.DATABASE_URL),
          mail: true,
        }),
        ...slices,
        OptimizerModule.register(env.WORKER_THREADS === 'on'),
      ],
    };
  }
}
