import type { Stripe } from 'stripe';

/** What all refunds of one payment come to. */
export interface RefundFacts {
  /** Cents that went back, or are on their way. */
  amount: number;
  /** How many never arrived, so that their money is ours again; it only grows. */
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
