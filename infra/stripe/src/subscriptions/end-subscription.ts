import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { getSubscriptionId } from '../invoices/invoice-subscription.js';
import { emit } from '../resources/events.js';

export const hasEnded = ({ status }: Stripe.Subscription): boolean => status === 'canceled';

export function endSubscription(
  context: Context,
  held: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  const { tx, now } = context;
  for (const invoice of tx.all('invoice')) {
    const owed = invoice.status === 'open' || invoice.status === 'draft';
    if (owed && getSubscriptionId(invoice) === held.id)
      tx.put('invoice', {
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  }
  const ended = tx.put('subscription', {
    ...held,
    canceled_at: held.canceled_at ?? toSeconds(now),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: toSeconds(now),
    status: 'canceled',
  });
  return emit(context, 'customer.subscription.deleted', ended);
}
