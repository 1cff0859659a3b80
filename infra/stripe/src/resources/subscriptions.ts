import type Stripe from 'stripe';
import { withClock } from '../clocks/with-clock.js';
import type { Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cursor, flag, mergeMetadata, metadata, defineParams, text } from '../params/fields.js';
import { cancelAtPeriodEnd } from '../subscriptions/scheduled-end.js';
import { endSubscription, hasEnded } from '../subscriptions/end-subscription.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { listPage, matches } from './list-page.js';

const update = route({
  method: 'POST',
  path: '/v1/subscriptions/:id',
  params: defineParams<Stripe.SubscriptionUpdateParams>()({
    cancel_at_period_end: flag.optional(),
    default_payment_method: text.optional(),
    metadata: metadata.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'subscription', id);
    const { cancel_at_period_end: ends, default_payment_method: method } = sent;
    if (hasEnded(held) && (ends !== undefined || method !== undefined)) {
      const message = 'A canceled subscription can only update its cancellation_details and metadata.';
      throw StripeRefusal.refused(message, { code: 'invalid_canceled_subscription_fields' });
    }
    if (method !== undefined) requireOwnMethod(context, held, method);
    const timed = withClock(context, held);
    const updated = context.tx.put('subscription', {
      ...(ends === undefined ? held : cancelAtPeriodEnd(timed, held, ends)),
      default_payment_method: method ?? held.default_payment_method,
      metadata: mergeMetadata(held.metadata, sent.metadata),
    });
    return emit(timed, 'customer.subscription.updated', updated, held);
  },
});

function requireOwnMethod(context: Context, { customer }: Stripe.Subscription, id: string): void {
  const param = 'default_payment_method';
  const method = findByParam(context, 'payment_method', id, param);
  if (method.customer === customer) return;
  throw StripeRefusal.refused('The customer does not have a payment method with this ID.', {
    code: 'resource_missing',
    param,
  });
}

/** There is never a proration, nor anything that waits to be invoiced. */
const noProration = flag.refine((wanted) => !wanted, {
  message: 'The payment emulator does not play prorations.',
});

const cancel = route({
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  params: defineParams<Stripe.SubscriptionCancelParams>()({
    invoice_now: flag.optional(),
    prorate: noProration.optional(),
  }),
  run: (context, _sent, id) => {
    const held = find(context, 'subscription', id);
    if (hasEnded(held)) throw StripeRefusal.noSuch('subscription', id);
    return endSubscription(withClock(context, held), held, 'cancellation_requested');
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/subscriptions/:id',
  params: defineParams<Stripe.SubscriptionRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'subscription', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/subscriptions',
  params: defineParams<Stripe.SubscriptionListParams>()({
    ...cursor,
    customer: text.optional(),
    status: text.optional(),
  }),
  run: (context, sent) =>
    listPage(
      context,
      'subscription',
      '/v1/subscriptions',
      sent,
      (row) => hasStatus(row, sent.status) && matches(row.customer, sent.customer),
    ),
});

/** Without a filter, all that are not canceled. */
function hasStatus({ status }: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'all' || status === wanted;
}

export const subscriptionRoutes = [listAll, update, cancel, retrieve];
