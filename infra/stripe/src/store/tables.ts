import type Stripe from 'stripe';
import type { CheckoutDetails } from '../checkout/checkout-details.js';
import type { SavedAnswer } from '../http/idempotency.js';
import type { ClockShift } from '../clocks/account-time.js';
import type { Delivery } from '../webhooks/delivery.js';

/** Everything the emulator remembers, by table. A new resource adds its line here. */
export interface Tables {
  price: Stripe.Price;
  customer: Stripe.Customer;
  'checkout.session': Stripe.Checkout.Session;
  checkout_details: CheckoutDetails;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  test_clock: Stripe.TestHelpers.TestClock;
  clock_shift: ClockShift;
  /** Subscriptions whose trial's end was announced. */
  trial_notice: { id: string };
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  delivery: Delivery;
  idempotency: SavedAnswer;
}

export type TableName = keyof Tables;

export type Change = { [T in TableName]: { table: T; row: Tables[T] } }[TableName];
