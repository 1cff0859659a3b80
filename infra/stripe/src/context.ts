import type Stripe from 'stripe';
import type { Transaction } from './store/transaction.js';
import type { Delivery } from './webhooks/delivery.js';

/** One piece of work has its transaction, its instant, and the key that asked for it. */
export interface Context {
  tx: Transaction;
  now: Date;
  /** The account's own time, at which events are recorded; `now` is another where a customer has a test clock. */
  recordedAt: Date;
  /** The hosted page's origin as the browser sees it. */
  publicBase: string;
  /** The API call behind this work, null for the page, the clock and the operator. */
  request: Stripe.Event.Request | null;
  planDelivery: (event: Stripe.Event) => Delivery[];
}

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
