import { SubscriptionStatus } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';

export interface SubscriptionFacts {
  stripeId: string;
  livemode: boolean;
  customerId: string;
  attemptId: string | undefined;
  userId: string | undefined;
  plan: string | undefined;
  status: SubscriptionStatus;
  startedAt: Date;
  itemPeriodStart: Date;
  itemPeriodEnd: Date;
  trialEnd: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  lines: { priceId: string; quantity: number | undefined }[];
  /** Cents a month. */
  amount: number | null;
  currency: string;
  nextCharge: { at: Date; amount: number } | null;
}

export const SUBSCRIPTION_EXPANSIONS = ['customer', 'latest_invoice'];

const at = (seconds: number): Date => new Date(seconds * 1000);
const atOrNull = (seconds: number | null): Date | null => (seconds === null ? null : at(seconds));

function expanded<T extends object>(reference: string | T | null, what: string): T | null {
  if (typeof reference === 'string') throw new Error(`a subscription was retrieved without its ${what}`);
  return reference;
}

function hasCard(subscription: Stripe.Subscription): boolean {
  if (subscription.default_payment_method) return true;
  const customer = expanded(subscription.customer, 'customer');
  return Boolean(customer && !customer.deleted && customer.invoice_settings.default_payment_method);
}

function nextCharge(
  subscription: Stripe.Subscription,
  renewsAt: Date,
  amount: number,
  cancelAt: Date | null,
): SubscriptionFacts['nextCharge'] {
  const { status } = subscription;
  const invoice = expanded(subscription.latest_invoice, 'latest invoice');
  if (status === 'past_due' && invoice?.next_payment_attempt)
    return { at: at(invoice.next_payment_attempt), amount: invoice.amount_remaining };
  const renews = status === 'active' || (status === 'trialing' && hasCard(subscription));
  return renews && !cancelAt ? { at: renewsAt, amount } : null;
}

/** @throws Error when it was retrieved without {@link SUBSCRIPTION_EXPANSIONS}, or has unknown values. */
export function readSubscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const { metadata, items, customer } = subscription;
  const [item] = items.data;
  if (!item) throw new Error('a subscription without items');
  const itemPeriodEnd = at(item.current_period_end);
  const amount = item.price.unit_amount === null ? null : item.price.unit_amount * (item.quantity ?? 1);
  const cancelAt =
    atOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? itemPeriodEnd : null);
  return {
    stripeId: subscription.id,
    livemode: subscription.livemode,
    customerId: typeof customer === 'string' ? customer : customer.id,
    attemptId: metadata['attempt_id'],
    userId: metadata['user_id'],
    plan: metadata['plan'],
    status: SubscriptionStatus.parse(subscription.status),
    startedAt: at(subscription.created),
    itemPeriodStart: at(item.current_period_start),
    itemPeriodEnd,
    trialEnd: atOrNull(subscription.trial_end),
    cancelAt,
    endedAt: atOrNull(subscription.ended_at),
    lines: items.data.map(({ price, quantity }) => ({ priceId: price.id, quantity })),
    amount,
    currency: subscription.currency,
    nextCharge: nextCharge(subscription, itemPeriodEnd, amount ?? 0, cancelAt),
  };
}
