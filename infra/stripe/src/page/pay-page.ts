import type Stripe from 'stripe';
import { asksForCard } from '../checkout/asks-for-card.js';
import type { CardField, CardFormErrors } from '../checkout/card-form.js';
import type { CheckoutDetails } from '../checkout/checkout-details.js';
import { makeFieldView } from './field-view.js';
import { html, type Html } from './html.js';
import { renderLayout } from './layout.js';
import { formatMoney } from './money.js';
import { testCardsView } from './test-cards-view.js';

interface SessionTerms {
  heading: string;
  action: string;
  /** Later charges of a subscription. */
  terms: string | null;
}

function describeTerms(session: Stripe.Checkout.Session, details: CheckoutDetails): SessionTerms {
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

interface PayPage {
  session: Stripe.Checkout.Session;
  details: CheckoutDetails;
  /** Sent back as typed; of a number only that of a test card, and never a code. */
  typed: { email: string; number: string; expiration: string };
  errors: CardFormErrors;
}

export function payPage({ session, details, typed, errors }: PayPage): string {
  const { heading, action, terms } = describeTerms(session, details);
  const failed = Object.keys(errors).length > 0;
  const given = session.customer_details?.email;
  const field = makeFieldView(errors);
  return renderLayout(
    failed ? `Error: ${action}` : action,
    html`<section class="summary">
        ${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">Back</a>` : null}
        <p class="shop">Landsea</p>
        <h1>${heading}</h1>
        ${terms ? html`<p>${terms}</p>` : null}
        <ul class="lines">
          ${details.line_items.map(lineRow)}
        </ul>
      </section>
      <section class="card pay" aria-labelledby="pay-heading">
        <h2 id="pay-heading">${action.startsWith('Pay') ? 'Pay' : 'Start'} with a test card</h2>
        ${failed ? html`<p class="alert" role="alert">Nothing was charged. Please check ${fieldNames(errors)}.</p>` : null}
        <form method="post" action="/c/pay/${session.id}" novalidate>
          ${field('email', 'Email', { type: 'email', autocomplete: 'email', value: typed.email, readonly: Boolean(given) })}
          ${asksForCard(session) ? cardFields(errors, typed) : null}
          ${session.custom_text.submit ? html`<p>${session.custom_text.submit.message}</p>` : null}
          <button class="primary">${action}</button>
        </form>
      </section>
      ${testCardsView()}`,
  );
}

function cardFields(errors: CardFormErrors, typed: PayPage['typed']): Html {
  const field = makeFieldView(errors);
  return html`${field('number', 'Card number', { inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', value: errors.number ? '' : typed.number })}
    <div class="pair">
      ${field('expiration', 'Expiration', { autocomplete: 'cc-exp', placeholder: 'MM / YY', value: typed.expiration })}
      ${field('cvc', 'CVC', { inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123' })}
    </div>`;
}

const names: Record<CardField, string> = {
  email: 'the email',
  number: 'the card number',
  expiration: 'the expiration',
  cvc: 'the CVC',
};

function fieldNames(errors: CardFormErrors): string {
  const wrong = (Object.keys(errors) as CardField[]).map((name) => names[name]);
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(wrong);
}

function lineRow(line: Stripe.LineItem): Html {
  const quantity = line.quantity ?? 1;
  const name = quantity > 1 ? `${line.description ?? 'Item'} × ${quantity}` : (line.description ?? 'Item');
  return html`<li><span>${name}</span><span>${formatMoney(line.amount_total, line.currency)}</span></li>`;
}
