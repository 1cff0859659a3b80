import type Stripe from 'stripe';
import { formatDay } from '../page/day.js';
import { html, type Html } from '../page/html.js';
import { renderLayout } from '../page/layout.js';
import { formatMoney } from '../page/money.js';

function invoiceFacts(invoice: Stripe.Invoice): [string, string][] {
  const paidAt = invoice.status_transitions.paid_at;
  return [
    ['Invoice number', invoice.number ?? invoice.id],
    ['Date of issue', formatDay(invoice.effective_at ?? invoice.created)],
    ['Billed to', invoice.customer_email ?? invoice.customer_name ?? ''],
    ['Status', statusText(invoice)],
    ...(paidAt === null ? [] : [['Date paid', formatDay(paidAt)] satisfies [string, string]]),
  ];
}

const statusText = ({ status }: Stripe.Invoice): string => (status === 'paid' ? 'Paid' : 'Due');

function lineTexts({ lines }: Stripe.Invoice): [string, string][] {
  return lines.data.map((line) => [
    `${line.description ?? 'Item'}, ${formatDay(line.period.start)} to ${formatDay(line.period.end)}`,
    formatMoney(line.amount, line.currency),
  ]);
}

export function renderInvoicePage(invoice: Stripe.Invoice): string {
  const total = formatMoney(invoice.total, invoice.currency);
  return renderLayout(
    `Invoice ${invoice.number ?? ''}`,
    html`<section class="summary">
        <p class="shop">Landsea</p>
        <h1>${total}</h1>
        <ul class="lines">
          ${lineTexts(invoice).map(pairRow)}
          ${pairRow(['Amount paid', formatMoney(invoice.amount_paid, invoice.currency)])}
          ${pairRow(['Amount due', formatMoney(invoice.amount_remaining, invoice.currency)])}
        </ul>
      </section>
      <section class="card pay" aria-labelledby="facts-heading">
        <h2 id="facts-heading">Invoice</h2>
        <dl class="cards facts">${invoiceFacts(invoice).map(renderFactRow)}</dl>
      </section>`,
  );
}

export function renderFactRow([name, value]: [string, string]): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

export function pairRow([name, value]: [string, string]): Html {
  return html`<li><span>${name}</span><span>${value}</span></li>`;
}
