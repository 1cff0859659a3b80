import type { Payment } from './payment.entity.js';

/** disputed: the bank has not decided on a dispute; gone: it went back. */
export type MoneyStanding = 'good' | 'disputed' | 'gone';

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

/** How a payment left us: the bank fetched it, it is back with the payer, or it is on its way there. */
export type MoneyReturn = 'fetched' | 'back' | 'on-its-way';

/** Null while it stays with us. */
export function moneyReturn({
  refundState,
  disputeState,
}: Pick<Payment, 'refundState' | 'disputeState'>): MoneyReturn | null {
  if (isBack({ refundState })) return 'back';
  if (disputeState === 'lost') return 'fetched';
  return refundState === 'requested' || refundState === 'failed' ? 'on-its-way' : null;
}
