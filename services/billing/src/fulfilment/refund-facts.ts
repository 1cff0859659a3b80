import type { Stripe } from 'stripe';

export interface RefundFacts {
  /** Cents, including refunds under way. */
  amount: number;
  failed: number;
  /** Cents of the largest that never arrived. */
  failedAmount: number;
}

const cameBack = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

export function refundFacts(refunds: readonly Pick<Stripe.Refund, 'status' | 'amount'>[]): RefundFacts {
  const failed = refunds.filter(cameBack);
  const sum = (some: readonly { amount: number }[]): number =>
    some.reduce((cents, { amount }) => cents + amount, 0);
  return {
    amount: sum(refunds) - sum(failed),
    failed: failed.length,
    failedAmount: Math.max(0, ...failed.map(({ amount }) => amount)),
  };
}
