import type Stripe from 'stripe';

/** What a Checkout Session keeps that its API object does not show. `id` is the session's. */
export interface CheckoutDetails {
  id: string;
  line_items: Stripe.LineItem[];
  payment: { description: string | null; receipt_email: string | null; metadata: Stripe.Metadata };
  /** The form that paid: the same form sent twice is one payment, and both answers lead on to the shop. */
  paid_by_form: string | null;
}
