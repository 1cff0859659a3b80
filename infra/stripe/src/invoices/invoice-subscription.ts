import type Stripe from 'stripe';

export function getSubscriptionId({ parent }: Stripe.Invoice): string | undefined {
  const held = parent?.subscription_details?.subscription;
  return typeof held === 'string' ? held : held?.id;
}
