import type Stripe from 'stripe';
import type { Card } from '../checkout/card-form.js';
import { findKeepingDecline } from '../checkout/test-cards.js';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { defineParams, text } from '../params/fields.js';
import { attachMethod } from '../payments/attach-method.js';
import { findReadyMadeNumber } from '../payments/test-methods.js';
import { makeId } from '../store/new-id.js';
import { findByParam } from './find.js';

/** A card as a payment method. Only its last four digits are kept. */
export function makePaymentMethod(
  context: Context,
  paid: { email: string | null; card: Card | null },
): Stripe.PaymentMethod {
  if (!paid.card) throw new Error('A payment without a card has no payment method.');
  return {
    id: makeId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: paid.email, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: paid.card.expMonth,
      exp_year: paid.card.expYear,
      funding: 'credit',
      generated_from: null,
      last4: paid.card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: toSeconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

const attach = route({
  method: 'POST',
  path: '/v1/payment_methods/:id/attach',
  params: defineParams<Stripe.PaymentMethodAttachParams>()({ customer: text }),
  run: (context, sent, id) => {
    const number = findReadyMadeNumber(id);
    if (number === undefined) throw StripeRefusal.noSuch('payment_method', id);
    const { id: customer } = findByParam(context, 'customer', sent.customer, 'customer');
    const decline = findKeepingDecline(number);
    if (decline) throw StripeRefusal.declined(decline);
    const card = { number, expMonth: 12, expYear: context.now.getUTCFullYear() + 4, cvc: '123' };
    return attachMethod(context, makePaymentMethod(context, { email: null, card }), customer);
  },
});

export const paymentMethodRoutes = [attach];
