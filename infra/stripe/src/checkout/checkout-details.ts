import type Stripe from 'stripe';
import type { Card } from './card-form.js';

/** Kept beside a Checkout Session, as its API object does not show it. `id` is the session's. */
export interface CheckoutDetails {
  id: string;
  line_items: Stripe.LineItem[];
  payment: { metadata: Stripe.Metadata };
  /** Started when a session of mode `subscription` completes. */
  subscription?: SubscriptionData | undefined;
}

export interface PaymentAttempt {
  email: string;
  /** None where the session asks for none, and for a bank debit. */
  card: Card | null;
  debit?: boolean;
}

export interface SubscriptionData {
  trial_period_days: number | null;
  trial_settings: Stripe.Subscription.TrialSettings;
  metadata: Stripe.Metadata;
}
