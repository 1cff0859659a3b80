import type { Stripe } from 'stripe';

/** Amounts are in cents. */
export interface InvoiceFacts {
  stripeId: string;
  number: string | null;
  status: string;
  amountDue: number;
  amountPaid: number;
  currency: string;
  paymentIntent: string | null;
  issuedAt: Date;
  url: string | null;
  pdfUrl: string | null;
}

export const INVOICE_EXPANSIONS = ['data.payments'];

function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  const reference = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export const readInvoiceFacts = (invoice: Stripe.Invoice): InvoiceFacts => ({
  stripeId: invoice.id,
  number: invoice.number,
  status: invoice.status ?? 'draft',
  amountDue: invoice.amount_due,
  amountPaid: invoice.amount_paid,
  currency: invoice.currency,
  paymentIntent: paymentIntentOf(invoice),
  issuedAt: new Date((invoice.effective_at ?? invoice.created) * 1000),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});
