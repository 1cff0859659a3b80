import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { EventCursor } from './event-cursor.js';
import { LedgerChecks } from './ledger-checks.js';
import { PlanComparison } from './plan-comparison.js';
import { Reconciler } from './reconciler.js';
import { Repairs } from './repairs.js';
import { StripeLedger } from './stripe-ledger.js';

@Module({
  imports: [AttemptsModule, FulfilmentModule, SubscriptionsModule, WebhookModule],
  providers: [EventCursor, LedgerChecks, PlanComparison, Reconciler, Repairs, StripeLedger],
})
export class ReconciliationModule {}
