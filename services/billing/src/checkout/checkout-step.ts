import type { Attempt } from '../attempts/checkout-attempts.service.js';

/** Stripe wants 30 minutes of life in a new session; beyond this the stored parameters leave too few. */
const INTERRUPTED_AFTER_MS = 25 * 60_000;

/**
 * create: ours to make; wait: another call is making it, or was interrupted; resume: it is open for this trip;
 * clear: it is open for another trip and must end first; abandon: it was never open, and may simply end.
 */
export type CheckoutStep = 'create' | 'wait' | 'resume' | 'clear' | 'abandon';

/** What to do about the one unfinished attempt of a person who wants to pay for `tripId`. */
export function stepFor(attempt: Attempt | null, tripId: string, now: Date): CheckoutStep {
  if (!attempt) return 'create';
  if (attempt.status === 'open') return attempt.tripId === tripId ? 'resume' : 'clear';
  // Nobody was ever sent to a session that is still being made, so it may be given up without asking Stripe.
  const stale = now.getTime() - attempt.createdAt.getTime() > INTERRUPTED_AFTER_MS;
  return attempt.tripId === tripId && !stale ? 'wait' : 'abandon';
}
