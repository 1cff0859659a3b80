import type Stripe from 'stripe';

import type { CardFormErrors } from '../checkout/card-form.js';
import { day } from '../page/day.js';
import { fieldView } from '../page/field-view.js';
import { html, type Html } from '../page/html.js';
import { layout } from '../page/layout.js';
import { money } from '../page/money.js';
import { testCardsView } from '../page/test-cards-view.js';
import { subscriptionCard } from './subscription-card.js';
import type { PortalView } from './portal-view.js';

export interface PortalPage {
  view: PortalView;
  errors: CardFormErrors;
  typed: { expiration: string };
  /** What the last form did. */
  done: string | null;
}

/** The customer's own page: what runs, the card, the invoices, the way back. */
export function portalPage({ view, errors, typed, done }: PortalPage): string {
  const { session, subscriptions, invoices } = view;
  const failed = Object.keys(errors).length > 0;
  return layout(
    failed ? 'Error: billing' : 'Billing',
    html`<section class="summary">
        ${session.return_url ? html`<a class="back" href="${session.return_url}">Return to Landsea</a>` : null}
        <p class="shop">Landsea</p>
        <h1>Billing</h1>
        ${done ? html`<p class="alert done" role="status">${done}</p>` : null}
        ${
          subscriptions.length === 0
            ? html`<p>There is no subscription.</p>`
            : subscriptions.map((one) => subscriptionCard(session, one))
        }
      </section>
      ${subscriptions.length === 0 ? null : cardForm(view, errors, typed)}
      <section class="card" aria-labelledby="invoices-heading">
        <h2 id="invoices-heading">Invoices</h2>
        ${
          invoices.length === 0
            ? html`<p>There are no invoices yet.</p>`
            : html`<ul class="lines">
                ${invoices.map((one) => invoiceRow(session, one))}
              </ul>`
        }
      </section>
      ${subscriptions.length === 0 ? null : testCardsView()}`,
  );
}

function cardForm(view: PortalView, errors: CardFormErrors, typed: { expiration: string }): Html {
  const field = fieldView(errors);
  const card = view.subscriptions.find((one) => one.method)?.method?.card;
  return html`<section class="card pay" aria-labelledby="card-heading">
    <h2 id="card-heading">Payment method</h2>
    <p>
      ${card ? `Visa ending in ${card.last4}, expires ${card.exp_month}/${card.exp_year}.` : 'No card is kept.'}
    </p>
    <form method="post" action="/p/session/${view.session.id}" novalidate>
      ${field('number', 'Card number', { inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242' })}
      <div class="pair">
        ${field('expiration', 'Expiration', { autocomplete: 'cc-exp', placeholder: 'MM / YY', value: typed.expiration })}
        ${field('cvc', 'CVC', { inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123' })}
      </div>
      <button class="primary" name="do" value="card">Save card</button>
    </form>
  </section>`;
}

function invoiceRow(
  session: Stripe.BillingPortal.Session,
  { invoice, payable }: PortalView['invoices'][number],
): Html {
  const amount = money(invoice.total, invoice.currency);
  const name = invoice.number ?? invoice.id;
  return html`<li class="invoice">
    <span>${day(invoice.effective_at ?? invoice.created)}</span>
    <span
      >${amount} · ${invoice.status === 'paid' ? 'Paid' : invoice.status === 'open' ? 'Due' : 'Void'}</span
    >
    <span class="papers"
      ><a href="/i/${invoice.id}" aria-label="View invoice ${name}">View</a>
      <a href="/i/${invoice.id}/pdf" aria-label="PDF of invoice ${name}">PDF</a></span
    >
    ${
      payable
        ? html`<form method="post" action="/p/session/${session.id}">
            <input type="hidden" name="invoice" value="${invoice.id}" />
            <button class="quiet" name="do" value="pay">Pay ${amount}</button>
          </form>`
        : null
    }
  </li>`;
}
