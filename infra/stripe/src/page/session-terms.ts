import type Stripe from 'stripe';

import { hasTrial, type CheckoutDetails } from '../checkout/checkout-details.js';
import { day } from './day.js';
import { money } from './money.js';

export interface SessionTerms {
  heading: string;
  /** What the button does. */
  action: string;
  /** What is charged later, of a subscription. */
  terms: string | null;
}

export function termsOf(session: Stripe.Checkout.Session, details: CheckoutDetails): SessionTerms {
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const { subscription } = details;
  if (!subscription) return { heading: total, action: `Pay ${total}`, terms: null };
  const price = recurringText(details.line_items);
  if (!hasTrial(subscription))
    return { heading: total, action: `Pay ${total}`, terms: `${price}, until canceled.` };
  const { trial_period_days: days, trial_end: end } = subscription;
  const heading = days === null ? 'Free trial' : `${days} ${days === 1 ? 'day' : 'days'} free`;
  const until = end === null ? '' : ` from ${day(end)}`;
  return { heading, action: 'Start trial', terms: `Then ${price}${until}, until canceled.` };
}

export const closingAction = (action: string): string =>
  action.startsWith('Pay') ? 'Pay and close this tab' : `${action} and close this tab`;

function recurringText(lines: Stripe.LineItem[]): string {
  const cents = lines.reduce((sum, line) => sum + (line.price?.unit_amount ?? 0) * (line.quantity ?? 1), 0);
  const { currency = 'usd', recurring } = lines[0]?.price ?? {};
  const { interval = 'month', interval_count: count = 1 } = recurring ?? {};
  return `${money(cents, currency)} per ${count === 1 ? interval : `${count} ${interval}s`}`;
}
