import type Stripe from 'stripe';
import { z } from 'zod';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  address,
  defineChoice,
  defineParams,
  defineText,
  email,
  integer,
  mergeMetadata,
  metadata,
  positive,
  text,
} from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import type { SubscriptionData } from './checkout-details.js';
import { buildLineItems, lineItems } from './line-items.js';
import { makeDetails, makeSession, noCustomText, type SessionMode } from './new-session.js';

const TRIAL_DAYS_AT_MOST = 730;

const subscriptionData = z.strictObject({
  metadata: metadata.optional(),
  trial_period_days: positive.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: defineChoice('cancel', 'create_invoice') }),
    })
    .optional(),
});

/** The sent `subscription_data`, with Stripe's bounds of a trial. */
function readSubscriptionData(sent: z.output<typeof subscriptionData> = {}): SubscriptionData {
  const { trial_period_days = null } = sent;
  if ((trial_period_days ?? 0) > TRIAL_DAYS_AT_MOST) {
    const message = `Trial periods can have up to ${TRIAL_DAYS_AT_MOST} days.`;
    throw StripeRefusal.invalid(message, { param: 'subscription_data[trial_period_days]' });
  }
  const missing_payment_method = sent.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  return {
    trial_period_days,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method } },
    metadata: mergeMetadata({}, sent.metadata),
  };
}

const DAY_SECONDS = 24 * 60 * 60;
const SHORTEST_SECONDS = 30 * 60;
const SMALLEST_CHARGE_CENTS = 50;
const LONGEST_REFERENCE = 200;
const LONGEST_MESSAGE = 1200;

/** Modes and options the emulator does not play are refused by name, never taken and ignored. */
const params = defineParams<Stripe.Checkout.SessionCreateParams>()({
  mode: defineChoice('payment', 'subscription'),
  line_items: lineItems,
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: defineText(LONGEST_REFERENCE).optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: defineText(LONGEST_MESSAGE) }).optional() })
    .optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  payment_method_collection: defineChoice('always', 'if_required').optional(),
  subscription_data: subscriptionData.optional(),
});

type Sent = z.output<typeof params>;

const onlyIn: Partial<Record<keyof Sent, SessionMode>> = {
  payment_intent_data: 'payment',
  payment_method_collection: 'subscription',
  subscription_data: 'subscription',
};

export const createSession = route({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params,
  run: (context, sent) => {
    refuseOtherModes(sent);
    refuseTwoCustomers(sent);
    const isPlan = sent.mode === 'subscription';
    const customer =
      sent.customer === undefined ? undefined : findByParam(context, 'customer', sent.customer, 'customer');
    const subscription = isPlan ? readSubscriptionData(sent.subscription_data) : undefined;
    const free = typeof subscription?.trial_period_days === 'number';
    const items = buildLineItems(context, sent.line_items, { mode: sent.mode, free });
    const session = makeSession(context, items, sent.mode, {
      cancel_url: sent.cancel_url ?? null,
      client_reference_id: sent.client_reference_id ?? null,
      custom_text: { ...noCustomText, submit: sent.custom_text?.submit ?? null },
      customer: customer?.id ?? null,
      // A subscription always has a customer.
      customer_creation: customer ? null : isPlan ? 'always' : 'if_required',
      customer_details: makeDetails(customer?.email ?? sent.customer_email),
      customer_email: sent.customer_email ?? null,
      expires_at: expiryOf(context, sent.expires_at),
      metadata: mergeMetadata({}, sent.metadata),
      payment_method_collection: sent.payment_method_collection ?? (isPlan ? 'always' : 'if_required'),
      success_url: sent.success_url,
    });
    if (!isPlan) refuseTinyAmount(session);
    context.tx.put('checkout_details', {
      id: session.id,
      line_items: items,
      payment: { metadata: mergeMetadata({}, sent.payment_intent_data?.metadata) },
      subscription,
    });
    return context.tx.put('checkout.session', session);
  },
});

function refuseOtherModes(sent: Sent): void {
  for (const [name, mode] of Object.entries(onlyIn)) {
    if (sent[name as keyof Sent] === undefined || mode === sent.mode) continue;
    throw StripeRefusal.invalid(`You can only use \`${name}\` in \`${mode}\` mode.`, { param: name });
  }
}

function refuseTwoCustomers({ customer, customer_email: address }: Sent): void {
  if (customer === undefined || address === undefined) return;
  throw StripeRefusal.invalid('You may only specify one of these parameters: customer, customer_email.', {
    param: 'customer',
  });
}

function expiryOf({ now }: Context, sent: number | undefined): number {
  const expiry = sent ?? toSeconds(now) + DAY_SECONDS;
  if (expiry < toSeconds(now) + SHORTEST_SECONDS || expiry > toSeconds(now) + DAY_SECONDS) {
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
