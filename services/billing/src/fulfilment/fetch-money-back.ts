import type { Stripe } from 'stripe';
import { readDisputeFacts, type DisputeFacts } from './dispute-facts.js';
import { refundFacts, type RefundFacts } from './refund-facts.js';

export type MoneyEvent = 'refunds' | 'disputes' | undefined;

export interface MoneyBack {
  /** Null when it was not fetched: the stored facts stay. */
  refunds: RefundFacts | null;
  dispute: DisputeFacts | null;
}

/**
 * Fetched only when the charge or an event reports money back.
 * @throws Stripe.errors.StripeError when Stripe does not answer.
 */
export async function fetchMoneyBack(
  stripe: Stripe,
  payment: { paymentIntent: string; refundedAmount: number; disputed: boolean },
  moneyEvent: MoneyEvent,
): Promise<MoneyBack> {
  const listed = { payment_intent: payment.paymentIntent, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    payment.refundedAmount > 0 || moneyEvent === 'refunds' ? stripe.refunds.list(listed) : null,
    payment.disputed || moneyEvent === 'disputes' ? stripe.disputes.list(listed) : null,
  ]);
  return {
    refunds: refunds && refundFacts(refunds.data),
    dispute: disputes && readDisputeFacts(disputes.data),
  };
}
