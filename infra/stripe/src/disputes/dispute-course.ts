import type Stripe from 'stripe';
import { testCardOf } from '../checkout/test-cards.js';
import type { Context } from '../context.js';
import { testNumberOf } from '../payments/test-methods.js';
import { emit } from '../resources/events.js';
import { makeDispute } from './new-dispute.js';

export const openStatuses = ['needs_response', 'warning_needs_response'] as const;
export type OpenStatus = (typeof openStatuses)[number];
export const closedStatuses = ['won', 'lost', 'warning_closed', 'prevented'] as const;
export type ClosedStatus = (typeof closedStatuses)[number];

export const isClosed = ({ status }: Stripe.Dispute): boolean =>
  (closedStatuses as readonly string[]).includes(status);

const isWarning = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning');

export function openDispute(context: Context, charge: Stripe.Charge, status: OpenStatus): Stripe.Dispute {
  const dispute = context.tx.put('dispute', makeDispute(context, charge, status));
  const disputed = context.tx.put('charge', { ...charge, disputed: true });
  emit(context, 'charge.dispute.created', dispute);
  emit(context, 'charge.updated', disputed, charge);
  if (!isWarning(dispute)) emit(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides; only a lost dispute keeps the money. */
export function closeDispute(context: Context, held: Stripe.Dispute, status: ClosedStatus): Stripe.Dispute {
  const closed = context.tx.put('dispute', { ...held, is_charge_refundable: status !== 'lost', status });
  emit(context, 'charge.dispute.closed', closed, held);
  const returned = !isWarning(held) && status !== 'lost';
  if (returned) emit(context, 'charge.dispute.funds_reinstated', closed);
  return closed;
}

/** One test card pays and is then disputed as fraud. */
export function disputeAsCardHasIt(context: Context, charge: Stripe.Charge): void {
  const number = testNumberOf(charge.payment_method_details?.card?.last4);
  if (testCardOf(number)?.disputes) openDispute(context, charge, 'needs_response');
}
