import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { OutboxFlushModule } from '../outbox-flush/outbox-flush.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { PlanVerificationController } from './plan-verification.controller.js';
import { PlanVerification } from './plan-verification.service.js';

@Module({
  imports: [AttemptsModule, OutboxFlushModule, SubscriptionsModule],
  controllers: [PlanVerificationController],
  providers: [PlanVerification],
})
export class PlanVerificationModule {}
