import type { AnyAttempt } from './checkout-attempts.service.js';

/** Stripe wants 30 minutes of life in a new session; beyond this the stored parameters leave too few. */
const INTERRUPTED_AFTER_MS = 25 * 60_000;

/**
 * create: ours to make; wait: another call is making it, or was interrupted; resume: it is open for the same thing;
 * clear: it is open for another and must end first; abandon: it was never open, and may simply end.
 */
export type CheckoutStep = 'create' | 'wait' | 'resume' | 'clear' | 'abandon';

/** What to do about the one unfinished attempt of a person who wants to pay. `isSame`: it was made for what they want now. */
export function stepFor(
  attempt: Pick<AnyAttempt, 'status' | 'createdAt'> | null,
  isSame: boolean,
  now: Date,
): CheckoutStep {
  if (!attempt) return 'create';
  if (attempt.status === 'open') return isSame ? 'resume' : 'clear';
  // Nobody was ever sent to a session that is still being made, so it may be given up without asking Stripe.
  const stale = now.getTime() - attempt.createdAt.getTime() > INTERRUPTED_AFTER_MS;
  return isSame && !stale ? 'wait' : 'abandon';
}
