import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import type { Transaction } from '../store/transaction.js';

/** An invoice has one payment at most, found by the invoice's id. */
export const makeInvoicePaymentId = (invoice: string): string => invoice.replace(/^in_/, 'inpay_');

export function makeInvoicePayment(
  { now }: Context,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  return {
    id: makeInvoicePaymentId(invoice.id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: toSeconds(now),
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
export function listInvoicePayments(tx: Transaction, invoice: string): Stripe.ApiList<Stripe.InvoicePayment> {
  const held = tx.get('invoice_payment', makeInvoicePaymentId(invoice));
  return {
    object: 'list',
    data: held ? [held] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice}`,
  };
}
