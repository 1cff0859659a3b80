import { Module } from '@nestjs/common';
import { LettersModule } from '../letters/letters.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { HourlyPlanSettlement } from './hourly-plan-settlement.js';
import { PlanAccesses } from './plan-access.service.js';
import { PlanMoney } from './plan-money.js';
import { PlanNews } from './plan-news.js';
import { PlanSessions } from './plan-sessions.js';
import { SeenSubscription } from './seen-subscription.js';
import { SubscriptionEndDispatch } from './subscription-end-dispatch.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { Subscriptions } from './subscriptions.service.js';

@Module({
  imports: [LettersModule, AttemptsModule, AuditModule, CustomersModule, InvoicesModule],
  providers: [
    PlanMoney,
    PlanNews,
    HourlyPlanSettlement,
    PlanAccesses,
    PlanSessions,
    SeenSubscription,
    SubscriptionEndDispatch,
    SubscriptionEnds,
    Subscriptions,
    SubscriptionsPersonalData,
  ],
  exports: [PlanMoney, PlanNews, PlanAccesses, PlanSessions, Subscriptions],
})
export class SubscriptionsModule {}
