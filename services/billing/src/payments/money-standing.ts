import type { Payment } from './payment.entity.js';

/** disputed: the bank has asked for it back and has not decided; gone: it went back. */
export type MoneyStanding = 'good' | 'disputed' | 'gone';

/** Whether the whole of a payment is on its way to the payer, or there. */
export const goesBack = ({ refundState }: Pick<Payment, 'refundState'>): boolean =>
  refundState === 'requested' || isBack({ refundState });

const isBack = ({ refundState }: Pick<Payment, 'refundState'>): boolean =>
  refundState === 'refunded' || refundState === 'elsewhere';

/** Part of the money given back leaves the rest good. */
export function moneyStanding({
  refundState,
  disputeState,
}: Pick<Payment, 'refundState' | 'disputeState'>): MoneyStanding {
  if (isBack({ refundState }) || disputeState === 'lost') return 'gone';
  return disputeState === 'open' ? 'disputed' : 'good';
}
