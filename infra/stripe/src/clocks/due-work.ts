import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { voidInvoice } from '../invoices/void-invoice.js';
import { emit } from '../resources/events.js';
import { endSubscription } from '../subscriptions/end-subscription.js';
import { periodEndOf, renewSubscription } from '../subscriptions/renew-subscription.js';
import { clockIdOf } from './at-clock-of.js';

const DAY_SECONDS = 24 * 60 * 60;
/** A first invoice that is never paid leaves its subscription to expire. */
const INCOMPLETE_SECONDS = 23 * 60 * 60;

interface Work {
  /** Unix seconds. */
  at: number;
  run(context: Context): void;
}

/**
 * Does, one after the other and each at its own instant, all that falls due up to `until` for the customers of a test
 * clock, or, without one, for those who live in the account's time.
 */
export function doDueWork(context: Context, until: Date, clock: string | undefined): void {
  for (;;) {
    const next = nextWork(context, clock);
    if (!next || next.at > seconds(until)) return;
    next.run({ ...context, now: new Date(next.at * 1000) });
  }
}

function nextWork({ tx }: Context, clock: string | undefined): Work | undefined {
  const told = (id: string) => tx.get('trial_notice', id) !== undefined;
  const ofClock = (row: { test_clock: Stripe.Customer['test_clock'] }) => clockIdOf(row) === clock;
  const work = [
    ...tx.all('invoice').filter(ofClock).map(invoiceWork),
    ...tx
      .all('subscription')
      .filter(ofClock)
      .map((row) => subscriptionWork(row, told(row.id))),
  ];
  return work
    .flat()
    .reduce<Work | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined);
}

function invoiceWork(invoice: Stripe.Invoice): Work[] {
  const { status, automatically_finalizes_at: finalizes, next_payment_attempt: attempt } = invoice;
  if (status === 'draft' && finalizes !== null) {
    return [{ at: finalizes, run: (context) => collectInvoice(context, finalizeInvoice(context, invoice)) }];
  }
  if (status === 'open' && attempt !== null)
    return [{ at: attempt, run: (context) => collectInvoice(context, invoice) }];
  return [];
}

function subscriptionWork(held: Stripe.Subscription, told: boolean): Work[] {
  if (held.status === 'incomplete') {
    const at = held.created + INCOMPLETE_SECONDS;
    return [{ at, run: (context) => expireIncomplete(context, held) }];
  }
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(held.status)) return [];
  const work: Work[] = [{ at: periodEndOf(held), run: (context) => renewSubscription(context, held) }];
  const { cancel_at: ends, trial_end: trialEnd } = held;
  if (ends !== null && !held.cancel_at_period_end) {
    work.unshift({ at: ends, run: (context) => endSubscription(context, held, 'cancellation_requested') });
  }
  if (held.status === 'trialing' && trialEnd !== null && !told) {
    const at = Math.max(held.created, trialEnd - 3 * DAY_SECONDS);
    work.unshift({ at, run: (context) => tellTrialEnd(context, held) });
  }
  return work;
}

function tellTrialEnd(context: Context, held: Stripe.Subscription): void {
  context.tx.put('trial_notice', { id: held.id });
  emit(context, 'customer.subscription.trial_will_end', held);
}

function expireIncomplete(context: Context, held: Stripe.Subscription): void {
  const expired = context.tx.put('subscription', {
    ...held,
    status: 'incomplete_expired',
    ended_at: seconds(context.now),
  });
  emit(context, 'customer.subscription.updated', expired, held);
  const invoice = context.tx.get('invoice', String(held.latest_invoice));
  if (invoice?.status === 'open') voidInvoice(context, invoice);
}
