import type { AnyAttempt } from './checkout-attempts.service.js';

/** Stripe wants 30 minutes of life in a new session; beyond this the stored parameters leave too few. */
const INTERRUPTED_AFTER_MS = 25 * 60_000;

/**
 * create: this call makes it; wait: another call does; resume: open for the same order; clear: open for
 * another order; abandon: never opened.
 */
export type CheckoutStep = 'create' | 'wait' | 'resume' | 'clear' | 'abandon';

export function chooseStep(
  attempt: Pick<AnyAttempt, 'status' | 'createdAt'> | null,
  isSame: boolean,
  now: Date,
): CheckoutStep {
  if (!attempt) return 'create';
  if (attempt.status === 'open') return isSame ? 'resume' : 'clear';
  // Nobody was sent to a session that is still being made, so it may be abandoned without asking Stripe.
  const stale = now.getTime() - attempt.createdAt.getTime() > INTERRUPTED_AFTER_MS;
  return isSame && !stale ? 'wait' : 'abandon';
}
