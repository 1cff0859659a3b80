import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { emit } from '../resources/events.js';
import { getPeriodEnd, renewSubscription } from '../subscriptions/renew-subscription.js';
import { getClockId } from './with-clock.js';

const DAY_SECONDS = 24 * 60 * 60;

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
    if (!next || next.at > toSeconds(until)) return;
    next.run({ ...context, now: new Date(next.at * 1000) });
  }
}

function nextWork({ tx }: Context, clock: string | undefined): Work | undefined {
  const announced = (id: string) => tx.get('trial_notice', id) !== undefined;
  const ofClock = (row: { test_clock: Stripe.Customer['test_clock'] }) => getClockId(row) === clock;
  const work = [
    ...tx.all('invoice').filter(ofClock).map(invoiceWork),
    ...tx
      .all('subscription')
      .filter(ofClock)
      .map((row) => subscriptionWork(row, announced(row.id))),
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

function subscriptionWork(held: Stripe.Subscription, announced: boolean): Work[] {
  if (!['trialing', 'active', 'past_due'].includes(held.status)) return [];
  const work: Work[] = [{ at: getPeriodEnd(held), run: (context) => renewSubscription(context, held) }];
  const { trial_end: trialEnd } = held;
  if (held.status === 'trialing' && trialEnd !== null && !announced) {
    const at = Math.max(held.created, trialEnd - 3 * DAY_SECONDS);
    work.unshift({ at, run: (context) => announceTrialEnd(context, held) });
  }
  return work;
}

function announceTrialEnd(context: Context, held: Stripe.Subscription): void {
  context.tx.put('trial_notice', { id: held.id });
  emit(context, 'customer.subscription.trial_will_end', held);
}
