import type Stripe from 'stripe';
import { z } from 'zod';

import { subscriptionDataOf, trialSettings } from '../checkout/subscription-data.js';
import { atClockOf } from '../clocks/at-clock-of.js';
import type { Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  createdFilter,
  cursor,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  paramsOf,
  positive,
  text,
} from '../params/fields.js';
import { cancellationDetails, cancelled } from '../subscriptions/cancellation.js';
import { resumeSubscription } from '../subscriptions/resume-subscription.js';
import { startSubscription } from '../subscriptions/start-subscription.js';
import { trialEndOf } from '../subscriptions/trial-end.js';
import { find, findByParam } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';
import { updateSubscription } from './update-subscription.js';

const create = route({
  method: 'POST',
  path: '/v1/subscriptions',
  params: paramsOf<Stripe.SubscriptionCreateParams>()({
    customer: text,
    items: list(z.strictObject({ price: text, quantity: positive.optional() })),
    default_payment_method: text.optional(),
    description: text.optional(),
    metadata: metadata.optional(),
    trial_end: integer.optional(),
    trial_period_days: positive.optional(),
    trial_settings: trialSettings.optional(),
  }),
  run: (context, { customer: customerId, items, default_payment_method: method, ...data }) => {
    const customer = findByParam(context, 'customer', customerId, 'customer');
    if (method !== undefined) findByParam(context, 'payment_method', method, 'default_payment_method');
    const timed = atClockOf(context, customer);
    const order = subscriptionDataOf(timed, data);
    const { subscription } = startSubscription(timed, {
      customer,
      items: items.map((item, index) => ({
        price: recurringPrice(context, item.price, `items[${index}][price]`),
        quantity: item.quantity ?? 1,
      })),
      trialEnd: trialEndOf(timed, order),
      method: method ?? null,
      metadata: order.metadata,
      description: order.description,
      trialSettings: order.trial_settings,
    });
    return subscription;
  },
});

function recurringPrice(context: Context, id: string, param: string): Stripe.Price {
  const price = findByParam(context, 'price', id, param);
  if (price.recurring && price.active) return price;
  const wrong = price.recurring ? 'is inactive' : 'is not recurring';
  throw StripeRefusal.refused(`The price specified ${wrong}.`, { param });
}

/** There is never a proration, nor anything that waits to be invoiced. */
const noProration = flag
  .refine((wanted) => !wanted, {
    message: 'The payment emulator does not play prorations.',
    params: { code: 'parameter_invalid' },
  })
  .optional();

const cancel = route({
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  params: paramsOf<Stripe.SubscriptionCancelParams>()({
    cancellation_details: cancellationDetails.optional(),
    invoice_now: flag.optional(),
    prorate: noProration,
  }),
  run: (context, sent, id) =>
    cancelled(context, find(context, 'subscription', id), sent.cancellation_details),
});

const resume = route({
  method: 'POST',
  path: '/v1/subscriptions/:id/resume',
  params: paramsOf<Stripe.SubscriptionResumeParams>()({ billing_cycle_anchor: oneOf('now').optional() }),
  run: (context, _sent, id) => resumeSubscription(context, find(context, 'subscription', id)),
});

const retrieve = route({
  method: 'GET',
  path: '/v1/subscriptions/:id',
  params: paramsOf<Stripe.SubscriptionRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'subscription', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/subscriptions',
  params: paramsOf<Stripe.SubscriptionListParams>()({
    ...cursor,
    collection_method: oneOf('charge_automatically', 'send_invoice').optional(),
    created: createdFilter.optional(),
    current_period_end: createdFilter.optional(),
    current_period_start: createdFilter.optional(),
    customer: text.optional(),
    price: text.optional(),
    status: text.optional(),
    test_clock: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/subscriptions',
      params: sent,
      known: tx.all('subscription'),
      rows: tx
        .all('subscription')
        .filter((row) => hasStatus(row, sent.status) && createdWithin(row.created, sent.created))
        .filter((row) => matches<unknown>(row.customer, sent.customer))
        .filter((row) => matches<unknown>(row.test_clock, sent.test_clock))
        .filter((row) => matches<unknown>(row.collection_method, sent.collection_method))
        .filter(({ items: { data } }) =>
          data.some(
            (item) =>
              matches(item.price.id, sent.price) &&
              createdWithin(item.current_period_end, sent.current_period_end) &&
              createdWithin(item.current_period_start, sent.current_period_start),
          ),
        ),
    }),
});

/** Without a filter, all that are not canceled; `ended` and `all` are Stripe's own words for more. */
function hasStatus({ status }: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}

const listItems = route({
  method: 'GET',
  path: '/v1/subscription_items',
  params: paramsOf<Stripe.SubscriptionItemListParams>()({ ...cursor, subscription: text }),
  run: (context, sent) => {
    const { items } = findByParam(context, 'subscription', sent.subscription, 'subscription');
    return listPage({ url: items.url, params: sent, rows: [...items.data].reverse() });
  },
});

export const subscriptionRoutes = [create, listAll, listItems, resume, updateSubscription, cancel, retrieve];
