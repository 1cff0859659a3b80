import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { EventCursor } from './event-cursor.js';
<<<<<<< HEAD
import { PlanComparison } from './plan-comparison.js';
import { Reconciler } from './reconciler.js';
import { Repairs } from './repairs.js';

@Module({
  imports: [AttemptsModule, FulfilmentModule, SubscriptionsModule, WebhookModule],
  providers: [EventCursor, PlanComparison, Reconciler, Repairs],
=======
import { LedgerChecks } from './ledger-checks.js';
import { Reconciler } from './reconciler.js';
import { Repairs } from './repairs.js';
import { StripeLedger } from './stripe-ledger.js';

@Module({
  imports: [AttemptsModule, FulfilmentModule, WebhookModule],
  providers: [EventCursor, LedgerChecks, Reconciler, Repairs, StripeLedger],
>>>>>>> 89d36fc (Each night our payments are held against Stripe's to the cent; schedules that the queue's store has lost are given to it again)
})
export class ReconciliationModule {}
