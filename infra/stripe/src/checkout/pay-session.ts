import { seconds, type Context } from '../context.js';
import { expireSession } from './expire-session.js';
import { payOnce } from './pay-once.js';
import { paySubscription } from './pay-subscription.js';
import type { PaymentAttempt, PaymentResult } from './payment-attempt.js';

/** Tries to pay the session as it is now; one that is closed stays as it is, one that is unknown is undefined. */
export function paySession(context: Context, id: string, attempt: PaymentAttempt): PaymentResult | undefined {
  const session = context.tx.get('checkout.session', id);
  const details = context.tx.get('checkout_details', id);
  if (!session || !details) return undefined;
  if (session.status === 'complete') return { outcome: 'already-paid', session };
  if (session.status === 'expired') return { outcome: 'expired', session };
  if (session.expires_at <= seconds(context.now))
    return { outcome: 'expired', session: expireSession(context, session) };
  return details.subscription
    ? paySubscription(context, { session, details }, details.subscription, attempt)
    : payOnce(context, { session, details }, attempt);
}
