import type Stripe from 'stripe';
import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { address, email, integer, mergeMetadata, metadata, oneOf, paramsOf, text } from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import { buildLineItems, lineItems } from './line-items.js';
import { newSession } from './new-session.js';

const DAY_SECONDS = 24 * 60 * 60;
const SHORTEST_SECONDS = 30 * 60;
const SMALLEST_CHARGE_CENTS = 50;

/** Modes and options the emulator does not play are refused by name, never taken and ignored. */
const params = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf('payment'),
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
  submit_type: oneOf('auto', 'book', 'donate', 'pay').optional(),
  ui_mode: oneOf('hosted_page').optional(),
});

export const createSession = route({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params,
  run: (context, sent) => {
    const customer = customerOf(context, sent);
    const items = buildLineItems(context, sent.line_items);
    const session = newSession(context, items, {
      cancel_url: sent.cancel_url ?? null,
      client_reference_id: sent.client_reference_id ?? null,
      customer: customer?.id ?? null,
      customer_creation: customer ? null : (sent.customer_creation ?? 'if_required'),
      customer_details: detailsOf(customer?.email ?? sent.customer_email, customer?.name),
      customer_email: sent.customer_email ?? null,
      expires_at: expiryOf(context, sent.expires_at),
      locale: sent.locale ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      origin_context: sent.origin_context ?? null,
      submit_type: sent.submit_type ?? null,
      success_url: sent.success_url,
    });
    refuseTinyAmount(session);
    context.tx.put('checkout_details', {
      id: session.id,
      line_items: items,
      payment: {
        description: sent.payment_intent_data?.description ?? null,
        receipt_email: sent.payment_intent_data?.receipt_email ?? null,
        metadata: mergeMetadata({}, sent.payment_intent_data?.metadata),
      },
      paid_by_form: null,
    });
    return context.tx.put('checkout.session', session);
  },
});

export function detailsOf(
  address: string | null | undefined,
  name: string | null | undefined,
): Stripe.Checkout.Session.CustomerDetails | null {
  if (!address) return null;
  return {
    address: null,
    business_name: null,
    email: address,
    individual_name: null,
    name: name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function customerOf(context: Context, sent: z.output<typeof params>): Stripe.Customer | undefined {
  if (sent.customer === undefined) return undefined;
  if (sent.customer_email !== undefined) {
    throw StripeRefusal.invalid(
      'parameter_invalid',
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (sent.customer_creation !== undefined) {
    throw StripeRefusal.invalid(
      'parameter_invalid',
      'You may only specify one of these parameters: customer, customer_creation.',
      'customer_creation',
    );
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
