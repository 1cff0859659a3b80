import { Module } from '@nestjs/common';
import { PlansService } from './plans.service.js';
import { CreatePlanAccess1763745000000 } from '../../migrations/grants/1763745000000-create-plan-access.js';
import { RememberPlanEnd1764020000000 } from '../../migrations/grants/1764020000000-remember-plan-end.js';
import { PlanAccessRow } from './plan-access.entity.js';
import { byUser } from '@landsea/nest-kit';

@Module({
  providers: [PlansService],
  exports: [PlansService],
})
export class PlansModule {
  static readonly personalData = [byUser(PlanAccessRow, { plans: ['plan', 'accessUntil'] })];
  static readonly entities = [PlanAccessRow];
  static readonly migrations = [CreatePlanAccess1763745000000, RememberPlanEnd1764020000000];
}
