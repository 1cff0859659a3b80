import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { defineParams } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { emit } from './events.js';
import { find } from './find.js';

type IntentFields = Pick<Stripe.PaymentIntent, 'amount' | 'currency' | 'customer' | 'metadata'>;

export function createPaymentIntent(context: Context, fields: IntentFields): Stripe.PaymentIntent {
  const intent = context.tx.put('payment_intent', newPaymentIntent(context, fields));
  return emit(context, 'payment_intent.created', intent);
}

function newPaymentIntent(context: Context, fields: IntentFields): Stripe.PaymentIntent {
  const id = makeId('pi_');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${makeId('', 25)}`,
    confirmation_method: 'automatic',
    created: toSeconds(context.now),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...fields,
  };
}

const retrieve = route({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  params: defineParams<Stripe.PaymentIntentRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'payment_intent', id),
});

export const paymentIntentRoutes = [retrieve];
