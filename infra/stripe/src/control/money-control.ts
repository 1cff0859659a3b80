import type Stripe from 'stripe';
import { z } from 'zod';
import {
  closedStatuses,
  closeDispute,
  isClosed,
  openDispute,
  openStatuses,
} from '../disputes/dispute-course.js';
import type { Emulator } from '../emulator.js';
import { failRefund } from '../resources/refunds.js';
import type { Transaction } from '../store/transaction.js';
import { ControlError } from './control-error.js';

export const DisputeBody = z.strictObject({
  /** `warning_needs_response` is an inquiry: no money is withdrawn. */
  status: z.enum(openStatuses).default('needs_response'),
});

export function disputeNow(
  emulator: Emulator,
  id: string,
  { status }: z.infer<typeof DisputeBody>,
): Stripe.Dispute {
  return emulator.run(null, (context) => {
    const charge = chargeOf(context.tx, id);
    if (!charge?.paid) throw new ControlError(404, `No paid charge or payment intent ${id}.`);
    const open = context.tx.all('dispute').some((row) => row.charge === charge.id && !isClosed(row));
    if (open) throw new ControlError(409, `The charge ${charge.id} is disputed already.`);
    return openDispute(context, charge, status);
  });
}

function chargeOf(tx: Transaction, id: string): Stripe.Charge | undefined {
  const latest = tx.get('payment_intent', id)?.latest_charge;
  return tx.get('charge', typeof latest === 'string' ? latest : id);
}

export const CloseBody = z.strictObject({ status: z.enum(closedStatuses) });

/** Closes a dispute, named by its id or by its payment intent, as the bank would; one that was lost, by an appeal. */
export function closeNow(
  emulator: Emulator,
  id: string,
  { status }: z.infer<typeof CloseBody>,
): Stripe.Dispute {
  return emulator.run(null, (context) => {
    const held =
      context.tx.get('dispute', id) ??
      context.tx.all('dispute').findLast(({ payment_intent }) => payment_intent === id);
    if (!held) throw new ControlError(404, `No dispute ${id}.`);
    const appealed = held.status === 'lost' && status === 'won';
    if (isClosed(held) && !appealed)
      throw new ControlError(409, `The dispute is closed already (${held.status}).`);
    return closeDispute(context, held, status);
  });
}

export function failRefundNow(emulator: Emulator, id: string): Stripe.Refund {
  return emulator.run(null, (context) => {
    const held = context.tx.get('refund', id);
    if (held?.status !== 'succeeded') throw new ControlError(404, `No refund ${id} that went through.`);
    return failRefund(context, held);
  });
}
