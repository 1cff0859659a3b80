import type Stripe from 'stripe';

import { day } from '../page/day.js';
import { html, type Html } from '../page/html.js';
import { layout } from '../page/layout.js';
import { money } from '../page/money.js';

function invoiceFacts(invoice: Stripe.Invoice): [string, string][] {
  const paidAt = invoice.status_transitions.paid_at;
  return [
    ['Invoice number', invoice.number ?? invoice.id],
    ['Date of issue', day(invoice.effective_at ?? invoice.created)],
    ['Billed to', invoice.customer_email ?? invoice.customer_name ?? ''],
    ['Status', statusText(invoice)],
    ...(paidAt === null ? [] : [['Date paid', day(paidAt)] satisfies [string, string]]),
  ];
}

const statusText = ({ status }: Stripe.Invoice): string => (status === 'paid' ? 'Paid' : 'Due');

function lineTexts({ lines }: Stripe.Invoice): [string, string][] {
  return lines.data.map((line) => [
    `${line.description ?? 'Item'}, ${day(line.period.start)} to ${day(line.period.end)}`,
    money(line.amount, line.currency),
  ]);
}

export function invoicePage(invoice: Stripe.Invoice): string {
  const total = money(invoice.total, invoice.currency);
  return layout(
    `Invoice ${invoice.number ?? ''}`,
    html`<section class="summary">
        <p class="shop">Landsea</p>
        <h1>${total}</h1>
        <ul class="lines">
          ${lineTexts(invoice).map(pairRow)}
          ${pairRow(['Amount paid', money(invoice.amount_paid, invoice.currency)])}
          ${pairRow(['Amount due', money(invoice.amount_remaining, invoice.currency)])}
        </ul>
      </section>
      <section class="card pay" aria-labelledby="facts-heading">
        <h2 id="facts-heading">Invoice</h2>
        <dl class="cards facts">${invoiceFacts(invoice).map(factRow)}</dl>
      </section>`,
  );
}

export function factRow([name, value]: [string, string]): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

export function pairRow([name, value]: [string, string]): Html {
  return html`<li><span>${name}</span><span>${value}</span></li>`;
}
