import type Stripe from 'stripe';

import type { Card } from '../checkout/card-form.js';
import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { paramsOf } from '../params/fields.js';
import { newId } from '../store/new-id.js';
import { find } from './find.js';

/** The card a person paid with. Only its last four digits are kept. */
export function newPaymentMethod(
  context: Context,
  paid: { email: string; card: Card },
): Stripe.PaymentMethod {
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

const retrieve = route({
  method: 'GET',
  path: '/v1/payment_methods/:id',
  params: paramsOf<Stripe.PaymentMethodRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'payment_method', id),
});

export const paymentMethodRoutes = [retrieve];
