import type { EntityManager } from 'typeorm';
import type { MoneyBack } from '../fulfilment/fetch-money-back.js';
import type { InvoiceFacts } from './invoice-facts.js';

export async function recordInvoices(
  manager: EntityManager,
  subscriptionId: string,
  userId: string,
  invoices: InvoiceFacts[],
): Promise<void> {
  for (const invoice of invoices.filter(({ status }) => status !== 'draft'))
    await manager.query(
      `INSERT INTO invoice (stripe_id, subscription_id, user_id, number, status, amount_due, amount_paid, currency,
                            payment_intent, issued_at, url, pdf_url)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (stripe_id) DO UPDATE
         SET number = EXCLUDED.number, status = EXCLUDED.status, amount_due = EXCLUDED.amount_due,
             amount_paid = EXCLUDED.amount_paid, payment_intent = EXCLUDED.payment_intent,
             issued_at = EXCLUDED.issued_at, url = EXCLUDED.url, pdf_url = EXCLUDED.pdf_url`,
      [
        invoice.stripeId,
        subscriptionId,
        userId,
        invoice.number,
        invoice.status,
        invoice.amountDue,
        invoice.amountPaid,
        invoice.currency,
        invoice.paymentIntent,
        invoice.issuedAt,
        invoice.url,
        invoice.pdfUrl,
      ],
    );
}

export async function recordRefund(manager: EntityManager, stripeId: string, amount: number): Promise<void> {
  await manager.query(
    `UPDATE invoice SET refunded_amount = GREATEST(refunded_amount, $2) WHERE stripe_id = $1`,
    [stripeId, amount],
  );
}

/** An older observation undoes nothing; only a failed refund lowers the refunded amount. */
export async function recordMoneyBack(
  manager: EntityManager,
  stripeId: string,
  { refunds, dispute }: MoneyBack,
): Promise<void> {
  await manager.query(
    `UPDATE invoice
        SET refunded_amount = CASE
              WHEN $3::integer > refunds_failed THEN $2::integer
              WHEN $3::integer = refunds_failed THEN GREATEST(refunded_amount, $2::integer)
              ELSE refunded_amount END,
            refunds_failed = GREATEST(refunds_failed, $3::integer),
            dispute_state = CASE WHEN $5::integer >= dispute_progress THEN $4 ELSE dispute_state END,
            lost_amount = CASE WHEN $5::integer >= dispute_progress THEN $6::integer ELSE lost_amount END,
            dispute_progress = GREATEST(dispute_progress, $5::integer)
      WHERE stripe_id = $1`,
    [
      stripeId,
      refunds?.amount ?? null,
      refunds?.failed ?? null,
      dispute?.state ?? null,
      dispute?.progress ?? null,
      dispute?.lostAmount ?? null,
    ],
  );
}
