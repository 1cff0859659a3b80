import type Stripe from 'stripe';
import { getProductName } from '../resources/prices.js';
import type { Transaction } from '../store/transaction.js';

export interface PortalView {
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  subscriptions: {
    subscription: Stripe.Subscription;
    name: string;
    method: Stripe.PaymentMethod | undefined;
  }[];
}

export function makePortalView(tx: Transaction, id: string): PortalView | undefined {
  const session = tx.get('billing_portal.session', id);
  const customer = session && tx.get('customer', session.customer);
  if (!session || !customer) return undefined;
  const subscriptions = tx
    .all('subscription')
    .filter((row) => row.customer === customer.id && row.status !== 'canceled')
    .map((subscription) => ({
      subscription,
      name: nameOf(subscription),
      method: methodOf(tx, subscription, customer),
    }));
  return { session, customer, subscriptions };
}

const nameOf = ({ items }: Stripe.Subscription): string =>
  items.data.map(({ price }) => getProductName(price) ?? 'Subscription').join(', ');

function methodOf(
  tx: Transaction,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): Stripe.PaymentMethod | undefined {
  const kept = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return tx.get('payment_method', typeof kept === 'string' ? kept : (kept?.id ?? ''));
}
