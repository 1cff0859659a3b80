import type Stripe from 'stripe';

import { atClockOf } from '../clocks/at-clock-of.js';
import type { Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { subscriptionIdOf } from '../invoices/invoice-subscription.js';
import { voidInvoice } from '../invoices/void-invoice.js';
import { createdFilter, cursor, flag, oneOf, paramsOf, text } from '../params/fields.js';
import { find, findByParam } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

type Invoice = Stripe.Invoice;

/** The work at the time of the invoice's customer. */
const timedAs = (context: Context, { test_clock }: Invoice): Context => atClockOf(context, { test_clock });

function requireStatus(invoice: Invoice, verb: string, ...allowed: Invoice['status'][]): Invoice {
  if (allowed.includes(invoice.status)) return invoice;
  throw StripeRefusal.refused(`This invoice is ${String(invoice.status)} and cannot be ${verb}.`, {
    code: 'invoice_not_editable',
  });
}

const pay = route({
  method: 'POST',
  path: '/v1/invoices/:id/pay',
  params: paramsOf<Stripe.InvoicePayParams>()({
    off_session: flag.optional(),
    payment_method: text.optional(),
  }),
  run: (context, sent, id) => {
    const invoice = requireStatus(find(context, 'invoice', id), 'paid', 'draft', 'open');
    if (sent.payment_method !== undefined)
      findByParam(context, 'payment_method', sent.payment_method, 'payment_method');
    const timed = timedAs(context, invoice);
    const due = invoice.status === 'draft' ? finalizeInvoice(timed, invoice) : invoice;
    return collectInvoice(timed, due, sent.payment_method);
  },
});

const finalize = route({
  method: 'POST',
  path: '/v1/invoices/:id/finalize',
  params: paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({}),
  run: (context, _sent, id) => {
    const invoice = requireStatus(find(context, 'invoice', id), 'finalized', 'draft');
    return finalizeInvoice(timedAs(context, invoice), invoice);
  },
});

const voidOne = route({
  method: 'POST',
  path: '/v1/invoices/:id/void',
  params: paramsOf<Stripe.InvoiceVoidInvoiceParams>()({}),
  run: (context, _sent, id) => {
    const invoice = requireStatus(find(context, 'invoice', id), 'voided', 'open', 'uncollectible');
    return voidInvoice(timedAs(context, invoice), invoice);
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/invoices/:id',
  params: paramsOf<Stripe.InvoiceRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'invoice', id),
});

const listLines = route({
  method: 'GET',
  path: '/v1/invoices/:id/lines',
  params: paramsOf<Stripe.InvoiceListLineItemsParams>()({ ...cursor }),
  run: (context, sent, id) => {
    const { lines } = find(context, 'invoice', id);
    return listPage({ url: lines.url, params: sent, rows: [...lines.data].reverse() });
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/invoices',
  params: paramsOf<Stripe.InvoiceListParams>()({
    ...cursor,
    collection_method: oneOf('charge_automatically', 'send_invoice').optional(),
    created: createdFilter.optional(),
    customer: text.optional(),
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void').optional(),
    subscription: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/invoices',
      params: sent,
      known: tx.all('invoice'),
      rows: tx
        .all('invoice')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.status, sent.status),
        )
        .filter((row) => matches<unknown>(row.customer, sent.customer))
        .filter((row) => matches<unknown>(row.collection_method, sent.collection_method))
        .filter((row) => matches(subscriptionIdOf(row), sent.subscription)),
    }),
});

export const invoiceRoutes = [listAll, listLines, pay, finalize, voidOne, retrieve];
