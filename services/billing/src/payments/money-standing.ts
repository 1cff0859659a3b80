import type { Payment } from './payment.entity.js';

/** disputed: the bank has asked for it back and has not decided; gone: it went back. */
export type MoneyStanding = 'good' | 'disputed' | 'gone';

/** Part of the money given back leaves the rest good. */
export function moneyStanding({
  refundState,
  disputeState,
}: Pick<Payment, 'refundState' | 'disputeState'>): MoneyStanding {
  if (refundState === 'refunded' || disputeState === 'lost') return 'gone';
  return disputeState === 'open' ? 'disputed' : 'good';
}
