import type Stripe from 'stripe';
import type { Decline } from '../checkout/test-cards.js';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { createdFilter, cursor, defineParams } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { isCreatedWithin, listPage } from './list-page.js';

export function makeCharge(
  context: Context,
  o: {
    intent: Stripe.PaymentIntent;
    method: Stripe.PaymentMethod;
    decline: Decline | undefined;
  },
): Stripe.Charge {
  const { intent, method, decline } = o;
  const id = makeId('ch_');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LANDSEA TEST',
    captured: !decline,
    created: toSeconds(context.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount, decline),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${context.publicBase}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function detailsOf(
  method: Stripe.PaymentMethod,
  amount: number,
  decline: Decline | undefined,
): Stripe.Charge.PaymentMethodDetails {
  const { us_bank_account: bank } = method;
  if (!bank) return { card: cardOf(method, amount, decline), type: 'card' };
  const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
  return {
    us_bank_account: {
      account_holder_type,
      account_type,
      bank_name,
      fingerprint,
      last4,
      payment_reference: null,
      routing_number,
    },
    type: 'us_bank_account',
  };
}

function cardOf(
  { card }: Stripe.PaymentMethod,
  amount: number,
  decline: Decline | undefined,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: decline ? null : amount,
    authorization_code: null,
    brand: 'visa',
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    funding: 'credit',
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const listAll = route({
  method: 'GET',
  path: '/v1/charges',
  params: defineParams<Stripe.ChargeListParams>()({ ...cursor, created: createdFilter.optional() }),
  run: (context, sent) =>
    listPage(context, 'charge', '/v1/charges', sent, (row) => isCreatedWithin(row.created, sent.created)),
});

export const chargeRoutes = [listAll];
