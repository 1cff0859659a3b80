import type Stripe from 'stripe';
import type { Decline } from '../checkout/test-cards.js';
import type { Context } from '../context.js';
import { disputeAsCardHasIt } from '../disputes/dispute-course.js';
import { takePayment } from '../payments/take-payment.js';
import { findInvoiceIntent } from './finalize-invoice.js';
import { getSubscriptionId } from './invoice-subscription.js';
import { markFailed, markPaid } from './settle-invoice.js';

export interface Collected {
  invoice: Stripe.Invoice;
  decline?: Decline | undefined;
}

export function collectInvoice(context: Context, invoice: Stripe.Invoice, methodId?: string): Collected {
  const intent = findInvoiceIntent(context, invoice.id);
  if (!intent || invoice.status !== 'open') return { invoice };
  const method = context.tx.get('payment_method', methodId ?? keptMethodId(context, invoice) ?? '');
  if (!method) return { invoice: markFailed(context, invoice) };
  const { charge, decline } = takePayment(context, intent, method);
  if (decline) return { invoice: markFailed(context, invoice), decline };
  const paid = markPaid(context, invoice);
  disputeAsCardHasIt(context, charge);
  return { invoice: paid };
}

/** The card a subscription is charged on: its own, else the customer's. */
function keptMethodId({ tx }: Context, invoice: Stripe.Invoice): string | undefined {
  const own = tx.get('subscription', getSubscriptionId(invoice) ?? '')?.default_payment_method;
  const customers = tx.get('customer', String(invoice.customer))?.invoice_settings.default_payment_method;
  const held = own ?? customers ?? undefined;
  return typeof held === 'string' ? held : held?.id;
}
