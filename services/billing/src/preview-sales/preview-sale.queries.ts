import type { EntityManager } from 'typeorm';

/** @returns false when it was stored before. */
export async function markPaid(
  manager: EntityManager,
  sale: { attemptId: string; paymentIntent: string; paidAt: Date; buyerEmail: string | null },
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE preview_sale SET payment_intent = $2, paid_at = $3, buyer_email = $4
      WHERE attempt_id = $1 AND paid_at IS NULL RETURNING attempt_id`,
    [sale.attemptId, sale.paymentIntent, sale.paidAt, sale.buyerEmail],
  );
  return rows.length > 0;
}

export async function isSoldAlready(
  manager: EntityManager,
  previewId: string,
  exceptAttemptId: string | null,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM preview_sale s JOIN payment p ON p.payment_intent = s.payment_intent
      WHERE s.preview_id = $1 AND ($2::uuid IS NULL OR s.attempt_id <> $2)
        AND p.refund_state NOT IN ('requested', 'refunded', 'elsewhere') AND p.dispute_state <> 'lost' LIMIT 1`,
    [previewId, exceptAttemptId],
  );
  return rows.length > 0;
}

export async function selectWaitingSales(
  manager: EntityManager,
  paidBefore: Date,
  mails: number | undefined,
): Promise<string[]> {
  const rows = await manager.query<{ attemptId: string }[]>(
    `SELECT s.attempt_id AS "attemptId" FROM preview_sale s JOIN payment p ON p.payment_intent = s.payment_intent
      WHERE s.settled_at IS NULL AND s.paid_at <= $1 AND ($2::integer IS NULL OR s.mails < $2)
        AND p.dispute_state <> 'open' ORDER BY s.paid_at LIMIT 200`,
    [paidBefore, mails ?? null],
  );
  return rows.map(({ attemptId }) => attemptId);
}

export async function forgetBuyer(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE preview_sale SET trip_name = '', buyer_email = NULL
      WHERE attempt_id IN (SELECT id FROM checkout_attempt WHERE user_id = $1 AND kind = 'preview')`,
    [userId],
  );
}
