import type Stripe from 'stripe';

import type { CheckoutDetails } from '../checkout/checkout-details.js';
import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { createdFilter, cursor, paramsOf, text } from '../params/fields.js';
import { newId } from '../store/new-id.js';
import { find } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

export function newPaymentIntent(
  context: Context,
  session: Stripe.Checkout.Session,
  payment: CheckoutDetails['payment'],
): Stripe.PaymentIntent {
  const id = newId('pi_');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: seconds(context.now),
    currency: session.currency ?? 'usd',
    customer: session.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: payment.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

const retrieve = route({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  params: paramsOf<Stripe.PaymentIntentRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'payment_intent', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/payment_intents',
  params: paramsOf<Stripe.PaymentIntentListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    customer: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/payment_intents',
      params: sent,
      known: tx.all('payment_intent'),
      rows: tx
        .all('payment_intent')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.customer, sent.customer),
        ),
    }),
});

export const paymentIntentRoutes = [listAll, retrieve];
