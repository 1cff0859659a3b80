import type { SessionFacts } from './session-facts.js';

export interface ExpectedSession {
  livemode: boolean;
  sessionId: string | null;
  userId: string | undefined;
  tripId: string;
  priceId: string;
  amount: number;
  currency: string;
}

/**
 * Nothing is granted unless the result is empty. A session id that was not stored yet (a crash right after
 * the session was made) is no mismatch.
 */
export function listSessionMismatches(facts: SessionFacts, expected: ExpectedSession): string[] {
  const [line, ...more] = facts.lines;
  const checks: [string, boolean][] = [
    ['livemode', facts.livemode === expected.livemode],
    ['session', expected.sessionId === null || facts.sessionId === expected.sessionId],
    ['user', facts.userId === expected.userId],
    ['trip', facts.tripId === expected.tripId],
    ['price', line?.priceId === expected.priceId && more.length === 0],
    ['quantity', line?.quantity === 1],
    ['amount', facts.amount === expected.amount],
    ['currency', facts.currency === expected.currency],
    ['payment', facts.payment !== null && facts.payment.paidAt !== null],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}
