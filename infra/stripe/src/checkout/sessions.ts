import type Stripe from 'stripe';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cursor, defineParams, text } from '../params/fields.js';
import { find } from '../resources/find.js';
import { listPage, matches } from '../resources/list-page.js';
import type { Transaction } from '../store/transaction.js';
import { createSession } from './create-session.js';
import { expireSession } from './expire-session.js';

export function listSessionLines(tx: Transaction, id: string): Stripe.ApiList<Stripe.LineItem> {
  const data = tx.get('checkout_details', id)?.line_items ?? [];
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

const retrieve = route({
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  params: defineParams<Stripe.Checkout.SessionRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'checkout.session', id),
});

const expire = route({
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  params: defineParams<Stripe.Checkout.SessionExpireParams>()({}),
  run: (context, _sent, id) => {
    const session = find(context, 'checkout.session', id);
    if (session.status === 'open') return expireSession(context, session);
    throw StripeRefusal.refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/checkout/sessions',
  params: defineParams<Stripe.Checkout.SessionListParams>()({ ...cursor, payment_intent: text.optional() }),
  run: (context, sent) =>
    listPage(context, 'checkout.session', '/v1/checkout/sessions', sent, (row) =>
      matches(row.payment_intent, sent.payment_intent),
    ),
});

export const checkoutSessionRoutes = [createSession, listAll, expire, retrieve];
