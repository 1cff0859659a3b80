import type Stripe from 'stripe';
import { formatDay } from '../page/day.js';
import { html, type Html } from '../page/html.js';
import { renderLayout } from '../page/layout.js';
import { formatMoney } from '../page/money.js';
import { getPeriodEnd } from '../subscriptions/renew-subscription.js';
import type { PortalView } from './portal-view.js';

type Shown = PortalView['subscriptions'][number];

export function renderSubscriptionCard(
  session: Stripe.BillingPortal.Session,
  { subscription, name }: Shown,
): Html {
  const ends = subscription.cancel_at !== null;
  return html`<section class="card" aria-labelledby="${subscription.id}">
    <h2 id="${subscription.id}">${name}</h2>
    <p>${priceText(subscription)}</p>
    <p>${stateText(subscription)}</p>
    ${
      ends
        ? html`<form method="post" action="/p/session/${session.id}">
            <input type="hidden" name="subscription" value="${subscription.id}" />
            <button class="primary" name="do" value="resume">Don't cancel subscription</button>
          </form>`
        : html`<a class="button quiet" href="/p/session/${session.id}?cancel=${subscription.id}"
            >Cancel subscription</a
          >`
    }
  </section>`;
}

export function cancelPage(session: Stripe.BillingPortal.Session, { subscription, name }: Shown): string {
  const end = formatDay(getPeriodEnd(subscription));
  return renderLayout(
    'Cancel subscription',
    html`<section class="card message">
      <h1>Cancel ${name}?</h1>
      <p>It stays yours until ${end}. Nothing is charged after that.</p>
      <form method="post" action="/p/session/${session.id}">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        <button class="primary" name="do" value="cancel">Cancel subscription</button>
      </form>
      <a class="button quiet" href="/p/session/${session.id}">Go back</a>
    </section>`,
  );
}

const priceText = ({ items }: Stripe.Subscription): string =>
  items.data
    .map(
      ({ price, quantity = 1 }) =>
        `${formatMoney((price.unit_amount ?? 0) * quantity, price.currency)} per month`,
    )
    .join(', ');

function stateText(subscription: Stripe.Subscription): string {
  const { cancel_at: ends, status } = subscription;
  const next = formatDay(getPeriodEnd(subscription));
  if (ends !== null) return `Ends on ${formatDay(ends)}.`;
  if (status === 'trialing') return `Free trial until ${next}.`;
  return status === 'active'
    ? `Renews on ${next}.`
    : 'The last payment failed. Save another card; it is tried again soon.';
}
