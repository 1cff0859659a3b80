import type Stripe from 'stripe';
import { route } from '../http/route.js';
import { cursor, defineParams, text } from '../params/fields.js';
import { listPage, matches } from './list-page.js';

const listAll = route({
  method: 'GET',
  path: '/v1/disputes',
  params: defineParams<Stripe.DisputeListParams>()({ ...cursor, payment_intent: text.optional() }),
  run: (context, sent) =>
    listPage(context, 'dispute', '/v1/disputes', sent, (row) =>
      matches(row.payment_intent, sent.payment_intent),
    ),
});

export const disputeRoutes = [listAll];
