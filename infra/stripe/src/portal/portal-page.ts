import type { CardFormErrors } from '../checkout/card-form.js';
import { makeFieldView } from '../page/field-view.js';
import { html, type Html } from '../page/html.js';
import { renderLayout } from '../page/layout.js';
import { testCardsView } from '../page/test-cards-view.js';
import { renderSubscriptionCard } from './subscription-card.js';
import type { PortalView } from './portal-view.js';

interface PortalPage {
  view: PortalView;
  errors: CardFormErrors;
  typed: { expiration: string };
  /** Says what the last form did. */
  done: string | null;
}

export function renderPortalPage({ view, errors, typed, done }: PortalPage): string {
  const { session, subscriptions } = view;
  const failed = Object.keys(errors).length > 0;
  return renderLayout(
    failed ? 'Error: billing' : 'Billing',
    html`<section class="summary">
        ${session.return_url ? html`<a class="back" href="${session.return_url}">Return to Landsea</a>` : null}
        <p class="shop">Landsea</p>
        <h1>Billing</h1>
        ${done ? html`<p class="alert done" role="status">${done}</p>` : null}
        ${
          subscriptions.length === 0
            ? html`<p>There is no subscription.</p>`
            : subscriptions.map((one) => renderSubscriptionCard(session, one))
        }
      </section>
      ${subscriptions.length === 0 ? null : cardForm(view, errors, typed)}
      ${subscriptions.length === 0 ? null : testCardsView()}`,
  );
}

function cardForm(view: PortalView, errors: CardFormErrors, typed: { expiration: string }): Html {
  const field = makeFieldView(errors);
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
