import { toSeconds, type Context } from '../context.js';
import { expireSession } from './expire-session.js';
import { payByDebit } from './pay-by-debit.js';
import { payOnce } from './pay-once.js';
import { paySubscription } from './pay-subscription.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';

/** Tries to pay the session as it is now; one that is closed stays as it is, one that is unknown is undefined. */
export function paySession(context: Context, id: string, attempt: PaymentAttempt): PaymentResult | undefined {
  const found = openCheckout(context, id);
  if (!found || 'outcome' in found) return found;
  if (found.details.subscription) return paySubscription(context, found, found.details.subscription, attempt);
  return attempt.debit ? payByDebit(context, found, attempt) : payOnce(context, found, attempt);
}

function openCheckout(context: Context, id: string): OpenCheckout | PaymentResult | undefined {
  const session = context.tx.get('checkout.session', id);
  const details = context.tx.get('checkout_details', id);
  if (!session || !details) return undefined;
  if (session.status === 'complete') return { outcome: 'already-paid', session };
  if (session.status === 'expired') return { outcome: 'expired', session };
  if (session.expires_at <= toSeconds(context.now))
    return { outcome: 'expired', session: expireSession(context, session) };
  return { session, details };
}
