import type Stripe from 'stripe';
import { z } from 'zod';

import type { Card } from '../checkout/card-form.js';
import { keepingDecline } from '../checkout/test-cards.js';
import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cursor, email, integer, oneOf, paramsOf, text } from '../params/fields.js';
import { attachMethod } from '../payments/attach-method.js';
import { readyMadeNumber, testNumberOf } from '../payments/test-methods.js';
import { newId } from '../store/new-id.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { listPage, matches } from './list-page.js';

/** A card as a payment method. Only its last four digits are kept. */
export function newPaymentMethod(
  context: Context,
  paid: { email: string | null; card: Card | null },
): Stripe.PaymentMethod {
  if (!paid.card) throw new Error('A payment without a card has no payment method.');
  return {
    id: newId('pm_'),
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
    created: seconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

const create = route({
  method: 'POST',
  path: '/v1/payment_methods',
  params: paramsOf<Stripe.PaymentMethodCreateParams>()({
    type: oneOf('card'),
    card: z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text.optional() }),
    billing_details: z.strictObject({ email: email.optional() }).optional(),
  }),
  run: (context, { card, billing_details }) => {
    const typed = {
      number: card.number,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      cvc: card.cvc ?? '',
    };
    const method = newPaymentMethod(context, { email: billing_details?.email ?? null, card: typed });
    return context.tx.put('payment_method', method);
  },
});

/** An id of a method, or one of Stripe's ready-made test methods. */
function findOrTestMethod(context: Context, id: string): Stripe.PaymentMethod {
  const number = readyMadeNumber(id);
  if (number === undefined) return find(context, 'payment_method', id);
  const expYear = context.now.getUTCFullYear() + 4;
  const card = { number, expMonth: 12, expYear, cvc: '123' };
  return context.tx.put('payment_method', newPaymentMethod(context, { email: null, card }));
}

const attach = route({
  method: 'POST',
  path: '/v1/payment_methods/:id/attach',
  params: paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: text }),
  run: (context, { customer }, id) => {
    const method = findOrTestMethod(context, id);
    findByParam(context, 'customer', customer, 'customer');
    if (method.customer !== null && method.customer !== customer)
      throw StripeRefusal.refused('This payment method is already attached to another customer.', {
        code: 'payment_method_unexpected_state',
      });
    const decline = keepingDecline(testNumberOf(method.card?.last4));
    if (decline) throw StripeRefusal.declined(decline);
    return method.customer === customer ? method : attachMethod(context, method, customer);
  },
});

const detach = route({
  method: 'POST',
  path: '/v1/payment_methods/:id/detach',
  params: paramsOf<Stripe.PaymentMethodDetachParams>()({}),
  run: (context, _sent, id) => {
    const held = find(context, 'payment_method', id);
    if (held.customer === null)
      throw StripeRefusal.refused(
        'The payment method is not attached to a customer, so it cannot be detached.',
      );
    const detached = context.tx.put('payment_method', { ...held, customer: null });
    return emit(context, 'payment_method.detached', detached, held);
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/payment_methods/:id',
  params: paramsOf<Stripe.PaymentMethodRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'payment_method', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/payment_methods',
  params: paramsOf<Stripe.PaymentMethodListParams>()({
    ...cursor,
    customer: text,
    type: oneOf('card', 'us_bank_account').optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/payment_methods',
      params: sent,
      known: tx.all('payment_method'),
      rows: tx
        .all('payment_method')
        .filter((row) => row.customer === sent.customer && matches<unknown>(row.type, sent.type)),
    }),
});

export const paymentMethodRoutes = [create, listAll, attach, detach, retrieve];
