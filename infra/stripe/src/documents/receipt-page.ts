import type Stripe from 'stripe';

import { day } from '../page/day.js';
import { html } from '../page/html.js';
import { layout } from '../page/layout.js';
import { money } from '../page/money.js';
import { factRow, pairRow } from './invoice-page.js';

export function receiptPage(charge: Stripe.Charge): string {
  const paid = money(charge.amount, charge.currency);
  return layout(
    'Receipt',
    html`<section class="summary">
        <p class="shop">Landsea</p>
        <h1>${paid}</h1>
        <ul class="lines">
          ${pairRow([charge.description ?? 'Payment', paid])}
          ${
            charge.amount_refunded > 0
              ? pairRow(['Refunded', money(-charge.amount_refunded, charge.currency)])
              : null
          }
        </ul>
      </section>
      <section class="card pay" aria-labelledby="facts-heading">
        <h2 id="facts-heading">Receipt from Landsea</h2>
        <dl class="cards facts">
          ${factRow(['Date paid', day(charge.created)])} ${factRow(['Payment method', methodText(charge)])}
          ${factRow(['Receipt for', charge.receipt_email ?? charge.billing_details.email ?? ''])}
          ${factRow(['Payment', charge.id])}
        </dl>
      </section>`,
  );
}

function methodText({ payment_method_details: details }: Stripe.Charge): string {
  if (details?.card) return `Visa ending in ${details.card.last4 ?? ''}`;
  return `Bank account ending in ${details?.us_bank_account?.last4 ?? ''}`;
}
