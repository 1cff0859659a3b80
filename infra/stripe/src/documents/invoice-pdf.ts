import type Stripe from 'stripe';

import { money } from '../page/money.js';
import { invoiceFacts, lineTexts } from './invoice-page.js';
import { writePdf, type PdfLine } from './write-pdf.js';

/** The invoice as a one-page PDF. */
export function invoicePdf(invoice: Stripe.Invoice): Buffer {
  const amount = (cents: number) => money(cents, invoice.currency);
  const lines: PdfLine[] = [
    { text: 'Landsea', size: 22 },
    { text: 'Test invoice. No money moved.', size: 10 },
    { text: '', size: 12 },
    ...invoiceFacts(invoice).map(pair),
    { text: '', size: 12 },
    ...lineTexts(invoice).map(pair),
    { text: '', size: 12 },
    pair(['Total', amount(invoice.total)]),
    pair(['Amount paid', amount(invoice.amount_paid)]),
    pair(['Amount due', amount(invoice.amount_remaining)]),
  ];
  return writePdf(lines);
}

const pair = ([name, value]: [string, string]): PdfLine => ({ text: `${name}: ${value}`, size: 11 });
