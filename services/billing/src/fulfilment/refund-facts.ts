import type { Stripe } from 'stripe';

/** What all refunds of one payment come to. */
export interface RefundFacts {
  /** Cents that went back, or are on their way. */
  amount: number;
  /** How many never arrived, so that their money is ours again; it only grows. */
  failed: number;
}

const cameBack = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

export function refundFacts(refunds: readonly Pick<Stripe.Refund, 'status' | 'amount'>[]): RefundFacts {
  const gone = refunds.filter((refund) => !cameBack(refund));
  return {
    amount: gone.reduce((sum, { amount }) => sum + amount, 0),
    failed: refunds.length - gone.length,
  };
}
