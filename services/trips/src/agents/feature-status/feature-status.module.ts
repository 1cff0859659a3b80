import { Module } from '@nestjs/common';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { FeatureStatusController } from './feature-status.controller.js';
import { FeatureStatusService } from './feature-status.service.js';

@Module({
  imports: [PlansModule],
  controllers: [FeatureStatusController],
  providers: [FeatureStatusService],
})
export class FeatureStatusModule {}
