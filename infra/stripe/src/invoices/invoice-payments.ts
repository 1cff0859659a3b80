import type Stripe from 'stripe';
import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { createdFilter, cursor, oneOf, paramsOf, text } from '../params/fields.js';
import { find } from '../resources/find.js';
import { createdWithin, listPage, matches } from '../resources/list-page.js';
import type { Transaction } from '../store/transaction.js';

/** An invoice has one payment at most, found by the invoice's id. */
export const invoicePaymentId = (invoice: string): string => invoice.replace(/^in_/, 'inpay_');

export function newInvoicePayment(
  { now }: Context,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  return {
    id: invoicePaymentId(invoice.id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: seconds(now),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

/** The payments of an invoice: left out of it unless expanded. */
export function paymentsOfInvoice(tx: Transaction, invoice: string): Stripe.ApiList<Stripe.InvoicePayment> {
  const held = tx.get('invoice_payment', invoicePaymentId(invoice));
  return {
    object: 'list',
    data: held ? [held] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice}`,
  };
}

const retrieve = route({
  method: 'GET',
  path: '/v1/invoice_payments/:id',
  params: paramsOf<Stripe.InvoicePaymentRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'invoice_payment', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/invoice_payments',
  params: paramsOf<Stripe.InvoicePaymentListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    invoice: text.optional(),
    payment: z.strictObject({ type: oneOf('payment_intent'), payment_intent: text.optional() }).optional(),
    status: oneOf('open', 'paid', 'canceled').optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/invoice_payments',
      params: sent,
      known: tx.all('invoice_payment'),
      rows: tx
        .all('invoice_payment')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.invoice, sent.invoice),
        )
        .filter((row) => matches<unknown>(row.payment.payment_intent, sent.payment?.payment_intent))
        .filter((row) => matches<unknown>(row.status, sent.status)),
    }),
});

export const invoicePaymentRoutes = [listAll, retrieve];
