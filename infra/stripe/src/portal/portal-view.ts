import type Stripe from 'stripe';

import type { Transaction } from '../store/transaction.js';
import { subscriptionIdOf } from '../invoices/invoice-subscription.js';

/** What a customer sees of their account. */
export interface PortalView {
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  subscriptions: {
    subscription: Stripe.Subscription;
    name: string;
    method: Stripe.PaymentMethod | undefined;
  }[];
  /** Newest first. */
  invoices: { invoice: Stripe.Invoice; payable: boolean }[];
}

export function portalView(tx: Transaction, id: string): PortalView | undefined {
  const session = tx.get('billing_portal.session', id);
  const customer = session && tx.get('customer', session.customer);
  if (!session || !customer) return undefined;
  const live = tx
    .all('subscription')
    .filter((row) => row.customer === customer.id && row.status !== 'incomplete_expired');
  return {
    session,
    customer,
    subscriptions: live
      .filter((row) => row.status !== 'canceled')
      .map((subscription) => ({
        subscription,
        name: nameOf(tx, subscription),
        method: methodOf(tx, subscription, customer),
      })),
    invoices: tx
      .all('invoice')
      .filter((row) => row.customer === customer.id && row.status !== 'draft')
      .map((invoice) => ({
        invoice,
        payable:
          invoice.status === 'open' &&
          live.some((row) => row.status !== 'canceled' && row.id === subscriptionIdOf(invoice)),
      }))
      .reverse(),
  };
}

function nameOf(tx: Transaction, { items }: Stripe.Subscription): string {
  const names = items.data.map(
    (item) => tx.get('product', String(item.price.product))?.name ?? 'Subscription',
  );
  return names.join(', ');
}

function methodOf(
  tx: Transaction,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): Stripe.PaymentMethod | undefined {
  const kept = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return tx.get('payment_method', typeof kept === 'string' ? kept : (kept?.id ?? ''));
}
