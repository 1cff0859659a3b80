import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  createdFilter,
  cursor,
  mergeMetadata,
  metadata,
  oneOf,
  paramsOf,
  positive,
  text,
} from '../params/fields.js';
import { newId } from '../store/new-id.js';
import type { Transaction } from '../store/transaction.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

/** The refunds of a charge: left out of it unless expanded. */
export function chargeRefunds(tx: Transaction, charge: string): Stripe.ApiList<Stripe.Refund> {
  const rows = tx.all('refund').filter((refund) => refund.charge === charge);
  return listPage({ url: `/v1/charges/${charge}/refunds`, params: {}, rows });
}

const create = route({
  method: 'POST',
  path: '/v1/refunds',
  params: paramsOf<Stripe.RefundCreateParams>()({
    amount: positive.optional(),
    charge: text.optional(),
    metadata: metadata.optional(),
    payment_intent: text.optional(),
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer').optional(),
  }),
  run: (context, sent) => {
    const charge = refundable(context, sent);
    const left = charge.amount - charge.amount_refunded;
    const amount = sent.amount ?? left;
    if (amount > left) {
      throw StripeRefusal.refused(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        { param: 'amount' },
      );
    }
    const refund = context.tx.put('refund', {
      ...newRefund(context, charge, amount),
      metadata: mergeMetadata({}, sent.metadata),
      reason: sent.reason ?? null,
    });
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

function refundable(
  context: Context,
  sent: { charge?: string | undefined; payment_intent?: string | undefined },
): Stripe.Charge {
  const id = sent.charge ?? latestChargeOf(context, sent.payment_intent);
  const charge = findByParam(context, 'charge', id, 'charge');
  if (sent.payment_intent !== undefined && charge.payment_intent !== sent.payment_intent) {
    throw StripeRefusal.refused('The charge does not belong to the payment intent.', { param: 'charge' });
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
  if (charge.paid) return charge;
  throw StripeRefusal.refused(`Charge ${charge.id} was not successful, so there is nothing to refund.`);
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

function latestChargeOf(context: Context, intentId: string | undefined): string {
  if (intentId === undefined) {
    throw StripeRefusal.invalid(
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
    );
  }
  const { latest_charge: latest } = findByParam(context, 'payment_intent', intentId, 'payment_intent');
  if (typeof latest === 'string') return latest;
  throw StripeRefusal.refused(
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    {
      code: 'payment_intent_unexpected_state',
    },
  );
}

function newRefund(context: Context, charge: Stripe.Charge, amount: number): Stripe.Refund {
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(context.now),
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

const retrieve = route({
  method: 'GET',
  path: '/v1/refunds/:id',
  params: paramsOf<Stripe.RefundRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'refund', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/refunds',
  params: paramsOf<Stripe.RefundListParams>()({
    ...cursor,
    charge: text.optional(),
    created: createdFilter.optional(),
    payment_intent: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/refunds',
      params: sent,
      known: tx.all('refund'),
      rows: tx
        .all('refund')
        .filter(
          (row) => createdWithin(row.created, sent.created) && matches<unknown>(row.charge, sent.charge),
        )
        .filter((row) => matches<unknown>(row.payment_intent, sent.payment_intent)),
    }),
});

export const refundRoutes = [create, listAll, retrieve];
