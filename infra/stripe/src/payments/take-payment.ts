import type Stripe from 'stripe';
import { findChargingDecline, type Decline } from '../checkout/test-cards.js';
import type { Context } from '../context.js';
import { makeCharge } from '../resources/charges.js';
import { emit } from '../resources/events.js';

export interface Taking {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  decline: Decline | undefined;
}

export function takePayment(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Taking {
  const decline = findChargingDecline(method);
  const charge = context.tx.put('charge', makeCharge(context, { intent, method, decline }));
  return decline
    ? { intent: refuse(context, intent, method, charge, decline), charge, decline }
    : { intent: accept(context, intent, method, charge), charge, decline };
}

function accept(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  const paid = context.tx.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  emit(context, 'charge.succeeded', charge);
  return emit(context, 'payment_intent.succeeded', paid);
}

function refuse(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
  decline: Decline,
): Stripe.PaymentIntent {
  const failed = context.tx.put('payment_intent', {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      charge: charge.id,
      payment_method: method,
    },
    latest_charge: charge.id,
    next_action: null,
    status: 'requires_payment_method',
  });
  emit(context, 'charge.failed', charge);
  return emit(context, 'payment_intent.payment_failed', failed);
}
