import type Stripe from 'stripe';

import type { Card } from './card-form.js';

/** What a Checkout Session keeps that its API object does not show. `id` is the session's. */
export interface CheckoutDetails {
  id: string;
  line_items: Stripe.LineItem[];
  payment: { description: string | null; receipt_email: string | null; metadata: Stripe.Metadata };
  /** What is started when a session of mode `subscription` completes. */
  subscription?: SubscriptionData | undefined;
  /** The attempt that waits for its card's owner. */
  authenticating?: PaymentAttempt | null;
  /** The form that paid: the same form sent twice is one payment, and both answers lead on to the shop. */
  paid_by_form: string | null;
}

export interface PaymentAttempt {
  email: string;
  /** None where the session asks for none, and for a bank debit. */
  card: Card | null;
  form: string | null;
  /** Pay from the test bank account, which takes days. */
  debit?: boolean;
  /** The card's owner has said yes. */
  authenticated?: boolean;
}

export interface SubscriptionData {
  trial_period_days: number | null;
  trial_end: number | null;
  trial_settings: Stripe.Subscription.TrialSettings;
  metadata: Stripe.Metadata;
  description: string | null;
}

export const hasTrial = (data: SubscriptionData): boolean =>
  data.trial_end !== null || data.trial_period_days !== null;
