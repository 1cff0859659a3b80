import type Stripe from 'stripe';
import { formatDay } from '../page/day.js';
import { html } from '../page/html.js';
import { renderLayout } from '../page/layout.js';
import { formatMoney } from '../page/money.js';
import { renderFactRow, pairRow } from './invoice-page.js';

export function renderReceiptPage(charge: Stripe.Charge): string {
  const paid = formatMoney(charge.amount, charge.currency);
  return renderLayout(
    'Receipt',
    html`<section class="summary">
        <p class="shop">Landsea</p>
        <h1>${paid}</h1>
        <ul class="lines">
          ${pairRow([charge.description ?? 'Payment', paid])}
          ${
            charge.amount_refunded > 0
              ? pairRow(['Refunded', formatMoney(-charge.amount_refunded, charge.currency)])
              : null
          }
        </ul>
      </section>
      <section class="card pay" aria-labelledby="facts-heading">
        <h2 id="facts-heading">Receipt from Landsea</h2>
        <dl class="cards facts">
          ${renderFactRow(['Date paid', formatDay(charge.created)])}
          ${renderFactRow(['Payment method', methodText(charge)])}
          ${renderFactRow(['Receipt for', charge.receipt_email ?? charge.billing_details.email ?? ''])}
          ${renderFactRow(['Payment', charge.id])}
        </dl>
      </section>`,
  );
}

function methodText({ payment_method_details: details }: Stripe.Charge): string {
  if (details?.card) return `Visa ending in ${details.card.last4 ?? ''}`;
  return `Bank account ending in ${details?.us_bank_account?.last4 ?? ''}`;
}
