import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import type { BillingOverview, OwnSubscription, Plan } from '@landsea/contracts/billing';
import { Customers } from '../customers/customers.service.js';
import { HeldPayments } from '../held-payments/held-payments.service.js';
import { OwnPaymentsService } from '../own-payments/own-payments.service.js';
import { Subscriptions, type KnownSubscription } from '../subscriptions/subscriptions.service.js';
import { getAccessUntil } from '../subscriptions/subscription-rules.js';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

function toOwnSubscription(subscription: KnownSubscription, now: Date): OwnSubscription {
  const { plan, status, amount, currency, nextChargeAt, nextChargeAmount, cancelAt, endedAt } = subscription;
  const until = getAccessUntil(subscription);
  const givesAccess = until !== null && until > now;
  return {
    plan,
    status,
    amountCents: amount,
    currency,
    trialEndsAt: status === 'trialing' ? text(subscription.trialEnd) : null,
    periodEndsAt: text(subscription.itemPeriodEnd),
    cancelsAt: text(endedAt ?? cancelAt),
    nextCharge:
      nextChargeAt && nextChargeAmount !== null
        ? { amountCents: nextChargeAmount, currency, at: nextChargeAt.toISOString() }
        : null,
    accessEndsAt: givesAccess && (status === 'past_due' || cancelAt) ? text(until) : null,
    givesAccess,
    disputed: subscription.disputed,
  };
}

/** Subscriptions that ended as duplicates are left out. @param subscriptions the latest begun first. */
function pickLatestOfEachPlan(subscriptions: readonly KnownSubscription[]): KnownSubscription[] {
  const latest = new Map<Plan, KnownSubscription>();
  for (const each of subscriptions)
    if ((!each.endReason || each.endReason === 'payment-disputed') && !latest.has(each.plan))
      latest.set(each.plan, each);
  return [...latest.values()];
}

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
