import type Stripe from 'stripe';

/** Where nothing is due now, the shop may leave the card for later. */
export const asksForCard = (session: Stripe.Checkout.Session): boolean =>
  session.payment_method_collection !== 'if_required' || session.amount_total !== 0;
