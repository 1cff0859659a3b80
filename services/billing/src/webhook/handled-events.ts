import type { Stripe } from 'stripe';
import type { MoneyEvent } from '../fulfilment/fetch-money-back.js';

export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.Event['type'][];

/** Nothing else of the payload is trusted. */
type EventSubject =
  { sessionId: string } | { planSessionId: string } | { subscriptionId: string } | PaymentSubject;

export interface PaymentSubject {
  paymentIntent: string;
  moneyEvent: NonNullable<MoneyEvent>;
}

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** @returns undefined for an event about nothing that billing knows. */
export function getSubject(event: Stripe.Event): EventSubject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'subscription'
        ? { planSessionId: event.data.object.id }
        : { sessionId: event.data.object.id };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
      return { subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscriptionId = idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
      return subscriptionId ? { subscriptionId } : undefined;
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.failed': {
      const paymentIntent = idOf(event.data.object.payment_intent);
      return paymentIntent ? { paymentIntent, moneyEvent: 'refunds' } : undefined;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const paymentIntent = idOf(event.data.object.payment_intent);
      return paymentIntent ? { paymentIntent, moneyEvent: 'disputes' } : undefined;
    }
    default:
      return undefined;
  }
}
