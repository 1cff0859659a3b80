import type Stripe from 'stripe';
import { withClock } from '../clocks/with-clock.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { getSubscriptionId } from '../invoices/invoice-subscription.js';
import { cursor, defineParams, text } from '../params/fields.js';
import { find, findByParam } from './find.js';
import { listPage, matches } from './list-page.js';

/** A card that is refused is 402, and the failed attempt stays on record. */
const pay = route({
  method: 'POST',
  path: '/v1/invoices/:id/pay',
  params: defineParams<Stripe.InvoicePayParams>()({ payment_method: text.optional() }),
  run: (context, sent, id) => {
    const due = find(context, 'invoice', id);
    if (due.status === 'paid') throw StripeRefusal.refused('Invoice is already paid');
    if (due.status !== 'open')
      throw StripeRefusal.refused(`This invoice is ${due.status} and cannot be paid.`);
    if (sent.payment_method !== undefined)
      findByParam(context, 'payment_method', sent.payment_method, 'payment_method');
    const timed = withClock(context, { test_clock: due.test_clock });
    const { invoice, decline } = collectInvoice(timed, due, sent.payment_method);
    return decline ? StripeRefusal.declined(decline) : invoice;
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/invoices',
  params: defineParams<Stripe.InvoiceListParams>()({ ...cursor, subscription: text.optional() }),
  run: (context, sent) =>
    listPage(context, 'invoice', '/v1/invoices', sent, (row) =>
      matches(getSubscriptionId(row), sent.subscription),
    ),
});

export const invoiceRoutes = [listAll, pay];
