import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { emit } from '../resources/events.js';

export function expireSession(context: Context, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired = context.tx.put('checkout.session', { ...session, status: 'expired', url: null });
  return emit(context, 'checkout.session.expired', expired);
}

export function expireDueSessions(context: Context): void {
  for (const session of context.tx.all('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= toSeconds(context.now))
      expireSession(context, session);
  }
}
