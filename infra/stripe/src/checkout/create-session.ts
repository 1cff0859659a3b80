import type Stripe from 'stripe';
import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { address, email, integer, mergeMetadata, metadata, oneOf, paramsOf, text } from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import { hasTrial } from './checkout-details.js';
import { buildLineItems, lineItems } from './line-items.js';
import { detailsOf, newSession, type SessionMode } from './new-session.js';
import { subscriptionData, subscriptionDataOf } from './subscription-data.js';

const DAY_SECONDS = 24 * 60 * 60;
const SHORTEST_SECONDS = 30 * 60;
const SMALLEST_CHARGE_CENTS = 50;

/** Modes and options the emulator does not play are refused by name, never taken and ignored. */
const params = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf('payment', 'subscription'),
  line_items: lineItems,
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text.optional(),
  customer: text.optional(),
  customer_creation: oneOf('always', 'if_required').optional(),
  customer_email: email.optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  origin_context: oneOf('mobile_app', 'web').optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      receipt_email: email.optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  payment_method_collection: oneOf('always', 'if_required').optional(),
  submit_type: oneOf('auto', 'book', 'donate', 'pay').optional(),
  subscription_data: subscriptionData.optional(),
  ui_mode: oneOf('hosted_page').optional(),
});

type Sent = z.output<typeof params>;

const onlyIn: Partial<Record<keyof Sent, SessionMode>> = {
  customer_creation: 'payment',
  payment_intent_data: 'payment',
  submit_type: 'payment',
  payment_method_collection: 'subscription',
  subscription_data: 'subscription',
};

export const createSession = route({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params,
  run: (context, sent) => {
    refuseOtherModes(sent);
    const customer = customerOf(context, sent);
    const subscription =
      sent.mode === 'subscription' ? subscriptionDataOf(context, sent.subscription_data) : undefined;
    const free = subscription !== undefined && hasTrial(subscription);
    const items = buildLineItems(context, sent.line_items, { mode: sent.mode, free });
    const session = newSession(context, items, sent.mode, {
      cancel_url: sent.cancel_url ?? null,
      client_reference_id: sent.client_reference_id ?? null,
      customer: customer?.id ?? null,
      customer_creation: customer ? null : creationOf(sent),
      customer_details: detailsOf(customer?.email ?? sent.customer_email, customer?.name),
      customer_email: sent.customer_email ?? null,
      expires_at: expiryOf(context, sent.expires_at),
      locale: sent.locale ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      origin_context: sent.origin_context ?? null,
      payment_method_collection:
        sent.payment_method_collection ?? (sent.mode === 'subscription' ? 'always' : 'if_required'),
      submit_type: sent.submit_type ?? null,
      success_url: sent.success_url,
    });
    if (sent.mode === 'payment') refuseTinyAmount(session);
    context.tx.put('checkout_details', {
      id: session.id,
      line_items: items,
      payment: {
        description: sent.payment_intent_data?.description ?? null,
        receipt_email: sent.payment_intent_data?.receipt_email ?? null,
        metadata: mergeMetadata({}, sent.payment_intent_data?.metadata),
      },
      subscription,
      paid_by_form: null,
    });
    return context.tx.put('checkout.session', session);
  },
});

function refuseOtherModes(sent: Sent): void {
  for (const [name, mode] of Object.entries(onlyIn)) {
    if (sent[name as keyof Sent] === undefined || mode === sent.mode) continue;
    throw StripeRefusal.invalid(
      'parameter_invalid',
      `You can only use \`${name}\` in \`${mode}\` mode.`,
      name,
    );
  }
}

/** A subscription always has a customer. */
const creationOf = (sent: Sent) =>
  sent.mode === 'subscription' ? 'always' : (sent.customer_creation ?? 'if_required');

function customerOf(context: Context, sent: Sent): Stripe.Customer | undefined {
  if (sent.customer === undefined) return undefined;
  for (const other of ['customer_email', 'customer_creation'] as const) {
    if (sent[other] === undefined) continue;
    const message = `You may only specify one of these parameters: customer, ${other}.`;
    throw StripeRefusal.invalid('parameter_invalid', message, other);
  }
  return findByParam(context, 'customer', sent.customer, 'customer');
}

function expiryOf({ now }: Context, sent: number | undefined): number {
  const expiry = sent ?? seconds(now) + DAY_SECONDS;
  if (expiry < seconds(now) + SHORTEST_SECONDS || expiry > seconds(now) + DAY_SECONDS) {
    throw StripeRefusal.refused(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return expiry;
}

function refuseTinyAmount({ amount_total: total, currency }: Stripe.Checkout.Session): void {
  if (total !== null && total >= SMALLEST_CHARGE_CENTS) return;
  throw StripeRefusal.refused(
    `The Checkout Session's total amount due must add up to at least $0.50 ${currency ?? ''}`.trim(),
    {
      code: 'amount_too_small',
    },
  );
}
