import type { PaymentVerification } from '@landsea/contracts/billing';
import type { GrantState } from '../entitlements/settle-grants.js';
import type { FulfilOutcome } from '../fulfilment/fulfilment.service.js';
import type { MoneyReturn } from '../payments/money-standing.js';

export interface PaymentStanding {
  grant: GrantState | null;
  tripUnlocked: boolean;
  holdReason: string | null;
  returned: MoneyReturn | null;
}

const answer = (state: PaymentVerification['state'], message: string): PaymentVerification => ({
  success: state === 'unlocked',
  state,
  message,
});

const UNLOCKED = 'You now have full access to all planning tools.';
const HELD =
  'Your payment arrived, and another trip is still your active paid trip. Archive that trip to use this one now; otherwise we refund this payment after 7 days.';

const byReturn: Record<MoneyReturn, PaymentVerification> = {
  back: answer('refunded', 'This payment was refunded, so it no longer unlocks the trip.'),
  fetched: answer('refunded', 'Your bank returned this payment to you, so it does not unlock the trip.'),
  'on-its-way': answer('refunded', 'We are returning this payment, so it does not unlock the trip.'),
};

const byGrant: Record<Exclude<GrantState, 'revoked'>, PaymentVerification> = {
  active: answer('unlocked', UNLOCKED),
  held: answer('held', HELD),
  archived: answer('held', 'This trip is paid, and archived. Restore it from the archive to plan on.'),
  expired: answer('held', 'This trip was paid, and its access has ended.'),
  suspended: answer(
    'held',
    'Your bank is looking into this payment. The trip opens again when it decides that the payment stands.',
  ),
};

export function answerForPayment({
  grant,
  tripUnlocked,
  holdReason,
  returned,
}: PaymentStanding): PaymentVerification {
  if (holdReason === 'duplicate' && tripUnlocked)
    return answer('unlocked', 'This trip was already unlocked, so we are refunding this second payment.');
  if (holdReason === 'trip-deleted')
    return answer('refunded', 'This trip was deleted before the payment arrived, so we are refunding it.');
  if (grant && grant !== 'revoked') return byGrant[grant];
  if (returned) return byReturn[returned];
  return answer('unpaid', 'This payment does not unlock a trip.');
}

const byOutcome: Record<Exclude<FulfilOutcome, 'paid'>, PaymentVerification> = {
  processing: answer(
    'processing',
    'Your bank is still confirming this payment. The trip unlocks by itself as soon as it does.',
  ),
  open: answer('unpaid', 'This payment is not finished yet. Nothing was charged.'),
  expired: answer('unpaid', 'This checkout has expired. Nothing was charged; you can start again.'),
  failed: answer('unpaid', 'Your bank refused this payment. Nothing was charged; you can start again.'),
  refused: answer('unpaid', 'This payment is not what was asked for. Please contact support.'),
  foreign: answer('unpaid', 'This payment is not what was asked for. Please contact support.'),
};

export const answerForOutcome = (outcome: Exclude<FulfilOutcome, 'paid'>): PaymentVerification =>
  byOutcome[outcome];
