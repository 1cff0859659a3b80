import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { EventIntake } from './event-intake.js';
import { EventMetrics } from './event-metrics.js';
import { EventQueue } from './event-queue.js';
import { EventSweeper } from './event-sweeper.js';
import { EventWorker } from './event-worker.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  imports: [AuditModule, FulfilmentModule, PaymentsModule, SubscriptionsModule],
  controllers: [WebhookController],
  providers: [EventIntake, EventMetrics, EventQueue, EventSweeper, EventWorker],
  exports: [EventIntake],
})
export class WebhookModule {}
