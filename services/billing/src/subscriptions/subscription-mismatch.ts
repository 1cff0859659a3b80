import type { SubscriptionFacts } from './subscription-facts.js';

type JudgedSubscription = Pick<
  SubscriptionFacts,
  'livemode' | 'userId' | 'plan' | 'lines' | 'amount' | 'currency'
>;

export interface ExpectedSubscription {
  livemode: boolean;
  userId: string;
  kind: string;
  priceId: string;
  amount: number;
  currency: string;
}

/** Nothing is granted unless the result is empty. */
export function listSubscriptionMismatches(
  facts: JudgedSubscription,
  expected: ExpectedSubscription,
): string[] {
  const [line, ...more] = facts.lines;
  const checks: [string, boolean][] = [
    ['livemode', facts.livemode === expected.livemode],
    ['user', facts.userId === expected.userId],
    ['plan', facts.plan === expected.kind],
    ['price', line?.priceId === expected.priceId && more.length === 0],
    ['quantity', line?.quantity === 1],
    ['amount', facts.amount === expected.amount],
    ['currency', facts.currency === expected.currency],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}
