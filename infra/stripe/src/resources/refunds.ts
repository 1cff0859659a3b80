import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cursor, defineParams, positive, text } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { listPage, matches } from './list-page.js';

const create = route({
  method: 'POST',
  path: '/v1/refunds',
  params: defineParams<Stripe.RefundCreateParams>()({ amount: positive.optional(), payment_intent: text }),
  run: (context, sent) => {
    const charge = refundable(context, sent.payment_intent);
    const left = charge.amount - charge.amount_refunded;
    const amount = sent.amount ?? left;
    if (amount > left) {
      throw StripeRefusal.refused(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        { param: 'amount' },
      );
    }
    const refund = context.tx.put('refund', newRefund(context, charge, amount));
    const amount_refunded = charge.amount_refunded + amount;
    const refunded = context.tx.put('charge', {
      ...charge,
      amount_refunded,
      refunded: amount_refunded === charge.amount,
    });
    emit(context, 'refund.created', refund);
    emit(context, 'charge.refunded', refunded, charge);
    return refund;
  },
});

function refundable(context: Context, intent: string): Stripe.Charge {
  const { latest_charge: latest } = findByParam(context, 'payment_intent', intent, 'payment_intent');
  const charge = context.tx.get('charge', typeof latest === 'string' ? latest : '');
  if (!charge?.paid) {
    const message = `This PaymentIntent (${intent}) does not have a successful charge to refund.`;
    throw StripeRefusal.refused(message, { code: 'payment_intent_unexpected_state' });
  }
  if (charge.refunded) {
    throw StripeRefusal.refused(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (isDisputed(context, charge)) {
    throw StripeRefusal.refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  return charge;
}

/** While a dispute holds the money, or took it, there is none to give back. */
function isDisputed({ tx }: Context, charge: Stripe.Charge): boolean {
  return tx.all('dispute').some((row) => row.charge === charge.id && !row.is_charge_refundable);
}

/** The bank could not pass a refund on: the money is the shop's again. */
export function failRefund(context: Context, held: Stripe.Refund): Stripe.Refund {
  const { tx } = context;
  const charge = find(context, 'charge', String(held.charge));
  const failed = tx.put('refund', { ...held, failure_reason: 'unknown', status: 'failed' });
  const restored = tx.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - held.amount,
    refunded: false,
  });
  emit(context, 'refund.failed', failed, held);
  emit(context, 'charge.refund.updated', failed, held);
  emit(context, 'charge.updated', restored, charge);
  return failed;
}

function newRefund(context: Context, charge: Stripe.Charge, amount: number): Stripe.Refund {
  return {
    id: makeId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: toSeconds(context.now),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const listAll = route({
  method: 'GET',
  path: '/v1/refunds',
  params: defineParams<Stripe.RefundListParams>()({ ...cursor, payment_intent: text.optional() }),
  run: (context, sent) =>
    listPage(context, 'refund', '/v1/refunds', sent, (row) =>
      matches(row.payment_intent, sent.payment_intent),
    ),
});

export const refundRoutes = [create, listAll];
