import type { OwnPayment } from '@landsea/contracts/billing';
import type { Payment } from './payment.entity.js';

export function describeRefund({
  refundState,
  refundedAmount,
  amount,
}: Pick<Payment, 'refundState' | 'refundedAmount' | 'amount'>): OwnPayment['refund'] {
  if (refundState === 'none') return null;
  if (refundState === 'requested' || refundState === 'failed' || refundState === 'elsewhere')
    return { state: refundState, amountCents: amount - refundedAmount };
  return { state: 'done', amountCents: refundedAmount };
}
