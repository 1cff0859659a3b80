import type Stripe from 'stripe';
import type { Context } from '../context.js';

/** The same work at the customer's own time: their test clock's, where they have one. */
export function withClock(context: Context, customer: Pick<Stripe.Customer, 'test_clock'>): Context {
  const clock = context.tx.get('test_clock', getClockId(customer) ?? '');
  return clock ? { ...context, now: new Date(clock.frozen_time * 1000) } : context;
}

export function getClockId({ test_clock }: Pick<Stripe.Customer, 'test_clock'>): string | undefined {
  return typeof test_clock === 'string' ? test_clock : test_clock?.id;
}
