import type Stripe from 'stripe';

/** The shop may leave the card for later when nothing is due now. */
export const asksForCard = (session: Stripe.Checkout.Session): boolean =>
  session.payment_method_collection !== 'if_required' || session.amount_total !== 0;
