import type Stripe from 'stripe';

import type { CheckoutDetails } from '../checkout/checkout-details.js';
import { formatMoney } from './money.js';

interface SessionTerms {
  heading: string;
  action: string;
  /** Later charges of a subscription. */
  terms: string | null;
}

export function describeTerms(session: Stripe.Checkout.Session, details: CheckoutDetails): SessionTerms {
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd');
  const { subscription } = details;
  if (!subscription) return { heading: total, action: `Pay ${total}`, terms: null };
  const price = recurringText(details.line_items);
  const { trial_period_days: days } = subscription;
  if (days === null) return { heading: total, action: `Pay ${total}`, terms: `${price}, until canceled.` };
  const heading = `${days} ${days === 1 ? 'day' : 'days'} free`;
  return { heading, action: 'Start trial', terms: `Then ${price}, until canceled.` };
}

function recurringText(lines: Stripe.LineItem[]): string {
  const cents = lines.reduce((sum, line) => sum + (line.price?.unit_amount ?? 0) * (line.quantity ?? 1), 0);
  return `${formatMoney(cents, lines[0]?.currency ?? 'usd')} per month`;
}
