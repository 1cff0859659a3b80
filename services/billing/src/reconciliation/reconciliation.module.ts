import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { EventCursor } from './event-cursor.js';
import { Reconciler } from './reconciler.js';

@Module({
  imports: [AttemptsModule, FulfilmentModule, WebhookModule],
  providers: [EventCursor, Reconciler],
})
export class ReconciliationModule {}
