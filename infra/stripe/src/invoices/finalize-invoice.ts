import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { emit } from '../resources/events.js';
import { createPaymentIntent } from '../resources/payment-intents.js';
import { makeInvoicePaymentId, makeInvoicePayment } from './invoice-payments.js';
import { markPaid } from './settle-invoice.js';

/** Numbers a draft and makes it due: one of nothing is paid thereby, any other gets its payment intent. */
export function finalizeInvoice(context: Context, draft: Stripe.Invoice): Stripe.Invoice {
  const { tx, now, publicBase } = context;
  const page = `${publicBase}/i/${draft.id}`;
  const invoice = tx.put('invoice', {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: toSeconds(now),
    hosted_invoice_url: page,
    // The same page: the browser prints it.
    invoice_pdf: `${page}/pdf`,
    number: nextNumber(context, draft),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: toSeconds(now) },
  });
  if (invoice.amount_due === 0) {
    emit(context, 'invoice.finalized', invoice);
    return markPaid(context, invoice);
  }
  const intent = createPaymentIntent(context, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    metadata: {},
  });
  tx.put('invoice_payment', makeInvoicePayment(context, invoice, intent));
  return emit(context, 'invoice.finalized', invoice);
}

export function findInvoiceIntent({ tx }: Context, invoice: string): Stripe.PaymentIntent | undefined {
  const paid = tx.get('invoice_payment', makeInvoicePaymentId(invoice))?.payment.payment_intent;
  return typeof paid === 'string' ? tx.get('payment_intent', paid) : undefined;
}

function nextNumber({ tx }: Context, { customer: id }: Stripe.Invoice): string {
  const customer = tx.get('customer', String(id));
  if (!customer) return 'LANDSEA-0001';
  const sequence = customer.next_invoice_sequence ?? 1;
  tx.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'LANDSEA'}-${String(sequence).padStart(4, '0')}`;
}
