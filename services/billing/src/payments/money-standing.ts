import type { Payment } from './payment.entity.js';

/** disputed: the bank has not decided on a dispute; gone: the money was returned. */
export type MoneyStanding = 'good' | 'disputed' | 'gone';

const isBack = ({ refundState }: Pick<Payment, 'refundState'>): boolean =>
  refundState === 'refunded' || refundState === 'elsewhere';

export function getMoneyStanding({
  refundState,
  disputeState,
}: Pick<Payment, 'refundState' | 'disputeState'>): MoneyStanding {
  if (isBack({ refundState }) || disputeState === 'lost') return 'gone';
  return disputeState === 'open' ? 'disputed' : 'good';
}

export type MoneyReturn = 'fetched' | 'back' | 'on-its-way';

export function getMoneyReturn({
  refundState,
  disputeState,
}: Pick<Payment, 'refundState' | 'disputeState'>): MoneyReturn | null {
  if (isBack({ refundState })) return 'back';
  if (disputeState === 'lost') return 'fetched';
  return refundState === 'requested' || refundState === 'failed' ? 'on-its-way' : null;
}
