import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ExperimentPersonRow } from './experiment-person.entity.js';
import { ExperimentsController } from './experiments.controller.js';
import { ExperimentsJob } from './experiments.job.js';
import { Experiments } from './experiments.service.js';

@Module({
  imports: [UsersModule],
  controllers: [ExperimentsController],
  providers: [Experiments, ExperimentsJob],
  exports: [Experiments],
})
export class ExperimentsModule {
  static readonly personalData = [byUser(ExperimentPersonRow, { experiments: ['registeredAt'] })];
}
