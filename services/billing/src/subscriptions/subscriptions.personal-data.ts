import { Inject, Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { CLOCK, PersonalData, type Clock } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { Customers } from '../customers/customers.service.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { Invoices } from '../invoices/invoices.service.js';
import { PlanAccesses } from './plan-access.service.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { isLive } from './subscription-rules.js';
import { Subscription } from './subscription.entity.js';
import { Subscriptions } from './subscriptions.service.js';

@Injectable()
export class SubscriptionsPersonalData extends PersonalData {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly invoices: Invoices,
    private readonly customers: Customers,
    private readonly ends: SubscriptionEnds,
    private readonly access: PlanAccesses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const subscriptions = await this.subscriptions.listOfUser(userId);
    const invoices = await this.invoices.listOfUser(userId);
    return {
      subscriptions: subscriptions.map(
        ({ plan, status, amount, currency, startedAt, trialEnd, endedAt }) => ({
          plan,
          status,
          amountCents: amount,
          currency,
          startedAt: startedAt.toISOString(),
          trialEndsAt: trialEnd?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
        }),
      ),
      invoices: invoices.map(({ number, status, amountPaid, refundedAmount, currency, issuedAt }) => ({
        number,
        status,
        amountCents: amountPaid,
        refundedCents: refundedAmount,
        currency,
        issuedAt: issuedAt.toISOString(),
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await lockPayer(manager, userId);
    await this.customers.erase(manager, userId, this.clock());
    for (const subscription of await manager.findBy(Subscription, { userId }))
      if (isLive(subscription)) await this.ends.request(manager, subscription, 'account-erased');
    await this.access.forget(manager, userId);
  }
}
