import type Stripe from 'stripe';
import { z } from 'zod';

import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { createdFilter, cursor, oneOf, paramsOf, text } from '../params/fields.js';
import { find } from '../resources/find.js';
import { createdWithin, listPage, matches } from '../resources/list-page.js';
import type { Transaction } from '../store/transaction.js';
import { createSession } from './create-session.js';
import { expireSession } from './expire-session.js';

/** The lines of a session: left out of it unless expanded. */
export function sessionLineItems(tx: Transaction, id: string): Stripe.ApiList<Stripe.LineItem> {
  const data = tx.get('checkout_details', id)?.line_items ?? [];
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

const retrieve = route({
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  params: paramsOf<Stripe.Checkout.SessionRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'checkout.session', id),
});

const listLines = route({
  method: 'GET',
  path: '/v1/checkout/sessions/:id/line_items',
  params: paramsOf<Stripe.Checkout.SessionListLineItemsParams>()({ ...cursor }),
  run: (context, sent, id) => {
    const { data, url } = sessionLineItems(context.tx, find(context, 'checkout.session', id).id);
    return listPage({ url, params: sent, rows: [...data].reverse() });
  },
});

const expire = route({
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  params: paramsOf<Stripe.Checkout.SessionExpireParams>()({}),
  run: (context, _sent, id) => {
    const session = find(context, 'checkout.session', id);
    if (session.status === 'open') return expireSession(context, session);
    throw StripeRefusal.refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
    );
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/checkout/sessions',
  params: paramsOf<Stripe.Checkout.SessionListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    customer: text.optional(),
    customer_details: z.strictObject({ email: text }).optional(),
    payment_intent: text.optional(),
    status: oneOf('open', 'complete', 'expired').optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/checkout/sessions',
      params: sent,
      known: tx.all('checkout.session'),
      rows: tx
        .all('checkout.session')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.status, sent.status),
        )
        .filter((row) => matches<unknown>(row.customer, sent.customer))
        .filter((row) => matches<unknown>(row.payment_intent, sent.payment_intent))
        .filter((row) => matches<unknown>(row.customer_details?.email, sent.customer_details?.email)),
    }),
});

export const checkoutSessionRoutes = [createSession, listAll, listLines, expire, retrieve];
