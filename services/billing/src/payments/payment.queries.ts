import type { DataSource, EntityManager } from 'typeorm';
import type { DisputeState } from './payment.entity.js';

export interface SeenPayment {
  paymentIntent: string;
  sessionId: string;
  attemptId: string;
  userId: string | null;
  tripId: string;
  /** Cents. */
  amount: number;
  currency: string;
  paidAt: Date;
  /** Cents. */
  refundedAmount: number;
  /** Null when they were not fetched: the stored refunds stay. */
  refunds: { amount: number; failed: number; failedAmount: number } | null;
  /** Null when they were not fetched: the stored disputes stay. */
  dispute: { state: DisputeState; progress: number; lostAmount: number } | null;
}

/**
 * Counts of refunds and steps of disputes only grow, so an older observation cannot undo a later one. Only a
 * failed refund lowers the refunded amount. A requested refund ends when the bank has taken the money.
 */
export async function recordPayment(manager: EntityManager, seen: SeenPayment): Promise<void> {
  await manager.query(
    `INSERT INTO payment AS known (payment_intent, session_id, attempt_id, user_id, trip_id, origin, amount, currency,
                                   paid_at, refunded_amount, refunds_failed, refund_state, dispute_state, dispute_progress,
                                   lost_amount)
     VALUES ($1, $2, $3, $4, $5, 'stripe', $6, $7, $8, $9::integer, coalesce($13::integer, 0),
             CASE WHEN $9::integer >= $6 THEN 'refunded' WHEN $9::integer + $14::integer >= $6 THEN 'failed'
                  WHEN $9::integer > 0 THEN 'partial' ELSE 'none' END,
             coalesce($10, 'none'), coalesce($11::integer, 0), coalesce($12::integer, 0))
     ON CONFLICT (payment_intent) DO UPDATE
       SET user_id = COALESCE(known.user_id, EXCLUDED.user_id),
           refunded_amount = CASE
             WHEN $13::integer > known.refunds_failed THEN EXCLUDED.refunded_amount
             WHEN $13::integer < known.refunds_failed THEN known.refunded_amount
             ELSE GREATEST(known.refunded_amount, EXCLUDED.refunded_amount) END,
           refunds_failed = GREATEST(known.refunds_failed, EXCLUDED.refunds_failed),
           refund_attempts = known.refund_attempts + CASE WHEN $13::integer > known.refunds_failed THEN 1 ELSE 0 END,
           refund_state = CASE
             WHEN $13::integer < known.refunds_failed THEN known.refund_state
             WHEN $13::integer > known.refunds_failed AND EXCLUDED.refunded_amount < known.amount
                  AND known.refund_state NOT IN ('requested', 'elsewhere')
               THEN CASE WHEN known.refund_state IN ('refunded', 'failed') THEN 'failed' ELSE EXCLUDED.refund_state END
             WHEN GREATEST(known.refunded_amount, EXCLUDED.refunded_amount) >= known.amount THEN 'refunded'
             WHEN known.refund_state = 'none' THEN EXCLUDED.refund_state
             WHEN known.refund_state = 'requested' AND $10 = 'lost' THEN EXCLUDED.refund_state
             ELSE known.refund_state END,
           dispute_state = CASE WHEN $11::integer >= known.dispute_progress THEN $10 ELSE known.dispute_state END,
           lost_amount = CASE WHEN $11::integer >= known.dispute_progress THEN $12 ELSE known.lost_amount END,
           dispute_progress = GREATEST(known.dispute_progress, EXCLUDED.dispute_progress)`,
    [
      seen.paymentIntent,
      seen.sessionId,
      seen.attemptId,
      seen.userId,
      seen.tripId,
      seen.amount,
      seen.currency,
      seen.paidAt,
      seen.refunds?.amount ?? seen.refundedAmount,
      seen.dispute?.state ?? null,
      seen.dispute?.progress ?? null,
      seen.dispute?.lostAmount ?? null,
      seen.refunds?.failed ?? null,
      seen.refunds?.failedAmount ?? 0,
    ],
  );
}

export async function markFulfilled(
  manager: EntityManager,
  paymentIntent: string,
  now: Date,
  holdReason: string | null,
): Promise<void> {
  await manager.query(`UPDATE payment SET fulfilled_at = $2, hold_reason = $3 WHERE payment_intent = $1`, [
    paymentIntent,
    now,
    holdReason,
  ]);
}

export async function markWaiting(
  manager: EntityManager,
  paymentIntent: string,
  holdReason: string,
): Promise<void> {
  await manager.query(
    `UPDATE payment SET hold_reason = $2 WHERE payment_intent = $1 AND fulfilled_at IS NULL`,
    [paymentIntent, holdReason],
  );
}

export async function requestRefund(
  manager: EntityManager,
  paymentIntent: string,
  reason: string,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE payment SET refund_state = 'requested', refund_due_at = now(), hold_reason = $2
      WHERE payment_intent = $1 AND origin = 'stripe' AND refund_state IN ('none', 'partial') AND dispute_state <> 'lost'
      RETURNING payment_intent`,
    [paymentIntent, reason],
  );
  return rows.length > 0;
}

export async function claimDueRefunds(dataSource: DataSource, leaseSeconds: number): Promise<string[]> {
  const [rows] = await dataSource.query<[{ paymentIntent: string }[], number]>(
    `UPDATE payment SET refund_due_at = now() + make_interval(secs => $1)
      WHERE payment_intent IN (
              SELECT payment_intent FROM payment WHERE refund_state = 'requested' AND refund_due_at <= now()
                 AND dispute_state <> 'open'
               ORDER BY refund_due_at LIMIT 50 FOR UPDATE SKIP LOCKED)
      RETURNING payment_intent AS "paymentIntent"`,
    [leaseSeconds],
  );
  return rows.map(({ paymentIntent }) => paymentIntent);
}

/** @returns false when it was already stored. */
export async function markRefunded(manager: EntityManager, paymentIntent: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE payment SET refund_state = 'refunded', refunded_amount = amount, refund_due_at = NULL
      WHERE payment_intent = $1 AND refund_state = 'requested' RETURNING payment_intent`,
    [paymentIntent],
  );
  return rows.length > 0;
}

export const selectFailedRefunds = (
  dataSource: DataSource,
): Promise<{ paymentIntent: string; userId: string | null; cents: number; paidAt: Date }[]> =>
  dataSource.query(
    `SELECT payment_intent AS "paymentIntent", user_id AS "userId", (amount - refunded_amount)::integer AS cents,
            paid_at AS "paidAt"
       FROM payment WHERE refund_state = 'failed' ORDER BY paid_at`,
  );

export async function retryRefund(manager: EntityManager, paymentIntent: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE payment SET refund_state = 'requested', refund_due_at = now()
      WHERE payment_intent = $1 AND refund_state = 'failed' RETURNING payment_intent`,
    [paymentIntent],
  );
  return rows.length > 0;
}

/** The refunded amount stays as Stripe knows it. */
export async function markPaidElsewhere(manager: EntityManager, paymentIntent: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE payment SET refund_state = 'elsewhere', refund_due_at = NULL
      WHERE payment_intent = $1 AND refund_state = 'failed' RETURNING payment_intent`,
    [paymentIntent],
  );
  return rows.length > 0;
}

/**
 * @param o.limit the tries after which the refund is left to an operator; an outage of Stripe costs none.
 * @returns the tries so far.
 */
export async function markRefundFailed(
  manager: EntityManager,
  paymentIntent: string,
  o: { limit: number; stripeIsAway: boolean },
): Promise<{ state: string; attempts: number } | undefined> {
  const [rows] = await manager.query<[{ state: string; attempts: number }[], number]>(
    `UPDATE payment
        SET refund_attempts = refund_attempts + 1,
            refund_due_at = now() + make_interval(secs => LEAST(CASE WHEN $3 THEN 30 ELSE 3600 END, 5 * 2 ^ LEAST(refund_attempts, 20))),
            refund_state = CASE WHEN refund_attempts + 1 >= $2 AND NOT $3 THEN 'failed' ELSE refund_state END
      WHERE payment_intent = $1 AND refund_state = 'requested'
      RETURNING refund_state AS state, refund_attempts AS attempts`,
    [paymentIntent, o.limit, o.stripeIsAway],
  );
  return rows[0];
}

const NET_CENTS = `SELECT payment_intent AS "paymentIntent", (amount - refunded_amount - lost_amount)::integer AS cents
  FROM payment WHERE origin = 'stripe'`;
type NetCents = { paymentIntent: string; cents: number }[];

const byIntent = (rows: NetCents): Map<string, number> =>
  new Map(rows.map(({ paymentIntent, cents }) => [paymentIntent, cents]));

export async function sumNetCentsSince(dataSource: DataSource, instant: Date): Promise<Map<string, number>> {
  return byIntent(await dataSource.query<NetCents>(`${NET_CENTS} AND paid_at >= $1`, [instant]));
}

export async function sumNetCents(
  dataSource: DataSource,
  paymentIntents: string[],
): Promise<Map<string, number>> {
  return byIntent(
    await dataSource.query<NetCents>(`${NET_CENTS} AND payment_intent = ANY($1)`, [paymentIntents]),
  );
}
