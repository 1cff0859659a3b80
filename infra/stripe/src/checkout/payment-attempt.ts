import type Stripe from 'stripe';

import type { Card } from './card-form.js';
import type { CheckoutDetails } from './checkout-details.js';
import type { Decline } from './test-cards.js';

export interface PaymentAttempt {
  email: string;
  /** None where the session asks for none. */
  card: Card | null;
  form: string | null;
}

export type PaymentResult =
  | { outcome: 'paid' | 'already-paid' | 'expired'; session: Stripe.Checkout.Session }
  | { outcome: 'declined'; session: Stripe.Checkout.Session; decline: Decline };

export interface OpenCheckout {
  session: Stripe.Checkout.Session;
  details: CheckoutDetails;
}
