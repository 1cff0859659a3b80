import type Stripe from 'stripe';
import type { CheckoutDetails } from './checkout-details.js';
import type { Decline } from './test-cards.js';

export type PaymentResult =
  | {
      outcome: 'paid' | 'processing' | 'already-paid' | 'expired';
      session: Stripe.Checkout.Session;
    }
  | { outcome: 'declined'; session: Stripe.Checkout.Session; decline: Decline };

export interface OpenCheckout {
  session: Stripe.Checkout.Session;
  details: CheckoutDetails;
}
