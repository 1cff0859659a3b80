import type Stripe from 'stripe';

import type { CardField, FieldErrors } from '../checkout/card-form.js';
import { testCards } from '../checkout/test-cards.js';
import { html, type Html } from './html.js';
import { layout } from './layout.js';
import { money } from './money.js';

export interface PayPage {
  session: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  /** Names this form, so that sending it twice is one payment. */
  form: string;
  /** What was typed before; a card's number and code are never sent back. */
  typed: { email: string; expiration: string };
  errors: FieldErrors;
}

/** The page of an open session: what is bought, the card form, and the test cards. */
export function payPage({ session, lines, form, typed, errors }: PayPage): string {
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const failed = Object.keys(errors).length > 0;
  const fixedEmail = session.customer_email !== null || session.customer !== null;
  return layout(
    failed ? `Error: pay ${total}` : `Pay ${total}`,
    html`<section class="summary">
        ${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">Back</a>` : null}
        <p class="shop">Landsea</p>
        <h1>${total}</h1>
        <ul class="lines">
          ${lines.map(lineRow)}
        </ul>
      </section>
      <section class="card" aria-labelledby="pay-heading">
        <h2 id="pay-heading">Pay with a test card</h2>
        ${failed ? html`<p class="alert" role="alert">Nothing was charged. Please check ${fieldNames(errors)}.</p>` : null}
        <form method="post" action="/c/pay/${session.id}" novalidate>
          <input type="hidden" name="form" value="${form}" />
          ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value: typed.email, readonly: fixedEmail && typed.email !== '' }, errors)}
          ${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', example: '4242 4242 4242 4242' }, errors)}
          <div class="pair">
            ${field({ name: 'expiration', label: 'Expiration', autocomplete: 'cc-exp', example: 'MM / YY', value: typed.expiration }, errors)}
            ${field({ name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', example: '123' }, errors)}
          </div>
          <div class="actions">
            <button class="primary" name="then" value="return">Pay ${total}</button>
            <button class="quiet" name="then" value="close">Pay and close this tab</button>
            <p class="small">
              The second button pays without going back to Landsea, as when someone closes the tab too early.
            </p>
          </div>
        </form>
      </section>
      <section class="card cards-box" aria-labelledby="cards-heading">
        <h2 id="cards-heading">Test cards</h2>
        <p class="small">Any date to come and any three-digit CVC.</p>
        <dl class="cards">
          ${testCards.map(
            (card) =>
              html`<div>
                <dt>${spaced(card.number)}</dt>
                <dd>${card.what}</dd>
              </div>`,
          )}
        </dl>
      </section>`,
  );
}

interface Field {
  name: CardField;
  label: string;
  autocomplete: string;
  type?: 'email';
  example?: string;
  value?: string;
  readonly?: boolean;
}

function field(o: Field, errors: FieldErrors): Html {
  const error = errors[o.name];
  const first = Object.keys(errors)[0] === o.name;
  return html`<div class="field">
    <label for="${o.name}">${o.label}</label>
    <input
      id="${o.name}"
      name="${o.name}"
      autocomplete="${o.autocomplete}"
      required
      ${o.type ? html`type="email"` : html`type="text" inputmode="numeric"`}${o.example ? html` placeholder="${o.example}"` : null}${o.value ? html` value="${o.value}"` : null}${o.readonly ? html` readonly` : null}${error ? html` aria-invalid="true" aria-describedby="${o.name}-error"` : null}${first ? html` autofocus` : null}
    />
    ${error ? html`<p class="error" id="${o.name}-error">${error}</p>` : null}
  </div>`;
}

const names: Record<CardField, string> = {
  email: 'the email',
  number: 'the card number',
  expiration: 'the expiration',
  cvc: 'the CVC',
};

function fieldNames(errors: FieldErrors): string {
  const wrong = (Object.keys(errors) as CardField[]).map((name) => names[name]);
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(wrong);
}

function lineRow(line: Stripe.LineItem): Html {
  const quantity = line.quantity ?? 1;
  const name = quantity > 1 ? `${line.description ?? 'Item'} × ${quantity}` : (line.description ?? 'Item');
  return html`<li><span>${name}</span><span>${money(line.amount_total, line.currency)}</span></li>`;
}

const spaced = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
