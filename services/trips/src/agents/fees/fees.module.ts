import { Module } from '@nestjs/common';
import { CreatePlanningFees1764730000000 } from '../../migrations/agents/1764730000000-create-planning-fees.js';
import { TeamModule } from '../team/team.module.js';
import { ClientFeesService } from './client-fees.service.js';
import { ClientFeesController, FeesController } from './fees.controller.js';
import { feesOfUser } from './fees.personal-data.js';
import { FeesService } from './fees.service.js';
import { PlanningFeeRow } from './planning-fee.entity.js';

@Module({
  imports: [TeamModule],
  controllers: [FeesController, ClientFeesController],
  providers: [FeesService, ClientFeesService],
  exports: [ClientFeesService],
})
export class FeesModule {
  static readonly personalData = [feesOfUser];
  static readonly entities = [PlanningFeeRow];
  static readonly migrations = [CreatePlanningFees1764730000000];
}
