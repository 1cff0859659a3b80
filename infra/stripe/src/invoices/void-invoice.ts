import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { emit } from '../resources/events.js';

/** Nobody owes this invoice any more. */
export function voidInvoice(context: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  const voided = context.tx.put('invoice', {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: seconds(context.now) },
  });
  return emit(context, 'invoice.voided', voided);
}
