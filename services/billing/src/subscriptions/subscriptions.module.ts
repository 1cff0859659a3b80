import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { HourlyPlanSettlement } from './hourly-plan-settlement.js';
import { PlanAccesses } from './plan-access.service.js';
import { PlanMoney } from './plan-money.js';
import { PlanNotifier } from './plan-notifier.js';
import { PlanSessions } from './plan-sessions.js';
import { SeenSubscription } from './seen-subscription.js';
import { SubscriptionEndDispatch } from './subscription-end-dispatch.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { Subscriptions } from './subscriptions.service.js';

@Module({
  imports: [EmailsModule, AttemptsModule, AuditModule, CustomersModule, InvoicesModule],
  providers: [
    PlanMoney,
    PlanNotifier,
    HourlyPlanSettlement,
    PlanAccesses,
    PlanSessions,
    SeenSubscription,
    SubscriptionEndDispatch,
    SubscriptionEnds,
    Subscriptions,
    SubscriptionsPersonalData,
  ],
  exports: [PlanMoney, PlanNotifier, PlanAccesses, PlanSessions, Subscriptions],
})
export class SubscriptionsModule {}
