import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { emit } from '../resources/events.js';
import { followFailedPayment, followPayment } from '../subscriptions/payment-outcome.js';
import { makeInvoicePaymentId } from './invoice-payments.js';
import { getSubscriptionId } from './invoice-subscription.js';

const DAY_SECONDS = 24 * 60 * 60;
/** Days between the attempts to collect what was refused. */
const RETRY_DAYS = [3, 5, 7];

/** The invoice is paid in full, and its subscription is in good standing again. */
export function markPaid(context: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  const { tx, now } = context;
  const due = invoice.amount_due;
  const paid = tx.put('invoice', {
    ...invoice,
    amount_paid: due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (due > 0 ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: toSeconds(now) },
  });
  const payment = tx.get('invoice_payment', makeInvoicePaymentId(invoice.id));
  if (payment) {
    const settled: Stripe.InvoicePayment = {
      ...payment,
      amount_paid: due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: toSeconds(now) },
    };
    emit(context, 'invoice_payment.paid', tx.put('invoice_payment', settled));
  }
  emit(context, 'invoice.paid', paid);
  emit(context, 'invoice.payment_succeeded', paid);
  followPayment(context, getSubscriptionId(paid));
  return paid;
}

/** One attempt to collect failed: the next one is planned, or, after the last, the subscription ends. */
export function markFailed(context: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  const { tx, now } = context;
  const attempt_count = invoice.attempt_count + 1;
  const wait = RETRY_DAYS[attempt_count - 1];
  const failed = tx.put('invoice', {
    ...invoice,
    attempt_count,
    attempted: true,
    auto_advance: wait !== undefined,
    next_payment_attempt: wait === undefined ? null : toSeconds(now) + wait * DAY_SECONDS,
  });
  emit(context, 'invoice.payment_failed', failed);
  emit(context, 'invoice.updated', failed, invoice);
  followFailedPayment(context, getSubscriptionId(failed), wait === undefined);
  return failed;
}
