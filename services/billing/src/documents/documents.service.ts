import { Injectable } from '@nestjs/common';
import type { BillingDocument, BillingDocuments } from '@landsea/contracts/billing';
import { Invoices, type KnownInvoice } from '../invoices/invoices.service.js';
import { ReceiptDocuments } from '../payments/receipt-documents.js';

const toDocument = (invoice: KnownInvoice): BillingDocument[] =>
  invoice.url && invoice.amountDue > 0
    ? [
        {
          id: invoice.stripeId,
          kind: 'invoice',
          description: invoice.number ? `Invoice ${invoice.number}` : 'Invoice',
          amountCents: invoice.amountDue,
          currency: invoice.currency,
          issuedAt: invoice.issuedAt.toISOString(),
          url: invoice.url,
          pdfUrl: invoice.pdfUrl,
        },
      ]
    : [];

@Injectable()
export class Documents {
  constructor(
    private readonly invoices: Invoices,
    private readonly receipts: ReceiptDocuments,
  ) {}

  /** The latest first. Invoices are in our own rows, receipts are Stripe's alone. */
  async list(userId: string): Promise<BillingDocuments> {
    const [invoices, { receipts, complete }] = await Promise.all([
      this.invoices.listOfUser(userId),
      this.receipts.listOfUser(userId),
    ]);
    const documents = [...invoices.flatMap(toDocument), ...receipts];
    documents.sort((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1));
    return { documents, missing: complete ? [] : ['receipt'] };
  }
}
