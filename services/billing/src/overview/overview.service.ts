import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import type { BillingOverview } from '@landsea/contracts/billing';
import { Customers } from '../customers/customers.service.js';
import { HeldPayments } from '../held-payments/held-payments.service.js';
import { OwnPaymentsService } from '../own-payments/own-payments.service.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { pickLatestOfEachPlan, toOwnSubscription } from './own-subscription.js';

@Injectable()
export class Overview {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly customers: Customers,
    private readonly payments: OwnPaymentsService,
    private readonly held: HeldPayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<BillingOverview> {
    const now = this.clock();
    const [subscriptions, trips, held, hadTrial, customer] = await Promise.all([
      this.subscriptions.listOfUser(userId),
      this.payments.list(userId),
      this.held.list(userId),
      this.subscriptions.hadTrial(userId),
      this.customers.find(userId),
    ]);
    return {
      subscriptions: pickLatestOfEachPlan(subscriptions).map((each) => toOwnSubscription(each, now)),
      trips,
      held,
      trialAvailable: !hadTrial,
      hasPortal: customer !== null && subscriptions.length > 0,
    };
  }
}
