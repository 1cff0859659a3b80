import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ExperimentsController } from './experiments.controller.js';
import { ExperimentsJob } from './experiments.job.js';
import { ExperimentsPersonalData } from './experiments.personal-data.js';
import { Experiments } from './experiments.service.js';

@Module({
  imports: [UsersModule],
  controllers: [ExperimentsController],
  providers: [Experiments, ExperimentsJob, ExperimentsPersonalData],
  exports: [Experiments],
})
export class ExperimentsModule {}
