import type { DataSource, EntityManager } from 'typeorm';
import type { Plan } from '@landsea/contracts/billing';
import type { EndReason } from './subscription-rules.js';

export async function requestEnd(
  manager: EntityManager,
  stripeId: string,
  reason: EndReason,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE subscription SET end_reason = $2, end_state = 'requested', end_due_at = now()
      WHERE stripe_id = $1 AND end_state = 'none' RETURNING stripe_id`,
    [stripeId, reason],
  );
  return rows.length > 0;
}

export async function markDisputed(manager: EntityManager, stripeId: string): Promise<void> {
  await manager.query(
    `UPDATE subscription SET disputed = EXISTS
            (SELECT 1 FROM invoice WHERE subscription_id = $1 AND dispute_state = 'open') WHERE stripe_id = $1`,
    [stripeId],
  );
}

export async function claimDueEnds(dataSource: DataSource, leaseSeconds: number): Promise<string[]> {
  const [rows] = await dataSource.query<[{ stripeId: string }[], number]>(
    `UPDATE subscription SET end_due_at = now() + make_interval(secs => $1)
      WHERE stripe_id IN (
              SELECT stripe_id FROM subscription WHERE end_state = 'requested' AND end_due_at <= now()
               ORDER BY end_due_at LIMIT 50 FOR UPDATE SKIP LOCKED)
      RETURNING stripe_id AS "stripeId"`,
    [leaseSeconds],
  );
  return rows.map(({ stripeId }) => stripeId);
}

/** @returns false when it was already stored. */
export async function markEnded(manager: EntityManager, stripeId: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE subscription SET end_state = 'done', end_due_at = NULL
      WHERE stripe_id = $1 AND end_state = 'requested' RETURNING stripe_id`,
    [stripeId],
  );
  return rows.length > 0;
}

/** An outage of Stripe costs no try. @returns the tries so far; at the limit it is left to an operator. */
export async function markEndFailed(
  manager: EntityManager,
  stripeId: string,
  { limit, stripeIsAway }: { limit: number; stripeIsAway: boolean },
): Promise<{ state: string; attempts: number } | undefined> {
  const [rows] = await manager.query<[{ state: string; attempts: number }[], number]>(
    `UPDATE subscription
        SET end_attempts = end_attempts + CASE WHEN $3 THEN 0 ELSE 1 END,
            end_due_at = now() + make_interval(secs => LEAST(3600, 5 * 2 ^ end_attempts)),
            end_state = CASE WHEN NOT $3 AND end_attempts + 1 >= $2 THEN 'failed' ELSE end_state END
      WHERE stripe_id = $1 AND end_state = 'requested'
      RETURNING end_state AS state, end_attempts AS attempts`,
    [stripeId, limit, stripeIsAway],
  );
  return rows[0];
}

/** @returns the subscription that keeps the trial: the first that began one. */
export async function takeTrial(
  manager: EntityManager,
  userId: string,
  subscriptionId: string,
  startedAt: Date,
): Promise<string> {
  const [row] = await manager.query<{ subscriptionId: string }[]>(
    `INSERT INTO trial AS kept (user_id, subscription_id, started_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET subscription_id = kept.subscription_id
     RETURNING subscription_id AS "subscriptionId"`,
    [userId, subscriptionId, startedAt],
  );
  return row?.subscriptionId ?? subscriptionId;
}

/** @returns the new version, undefined when nothing has changed. */
export async function writePlanAccess(
  manager: EntityManager,
  userId: string,
  plan: Plan,
  accessUntil: Date | null,
): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>(
    `INSERT INTO plan_access AS kept (user_id, plan, access_until, version)
     SELECT $1::uuid, $2::text, $3::timestamptz, 1
      WHERE $3::timestamptz IS NOT NULL OR EXISTS (SELECT 1 FROM plan_access WHERE user_id = $1 AND plan = $2)
     ON CONFLICT (user_id, plan) DO UPDATE SET access_until = EXCLUDED.access_until, version = kept.version + 1
       WHERE kept.access_until IS DISTINCT FROM EXCLUDED.access_until
     RETURNING version`,
    [userId, plan, accessUntil],
  );
  return row?.version;
}

export async function isPlanDelivered(dataSource: DataSource, userId: string, plan: Plan): Promise<boolean> {
  const waiting = await dataSource.query<unknown[]>(
    `SELECT 1 FROM outbox_message
      WHERE sent_at IS NULL AND type = 'billing.subscription-changed'
        AND payload ->> 'userId' = $1 AND payload ->> 'plan' = $2 LIMIT 1`,
    [userId, plan],
  );
  return waiting.length === 0;
}

export async function selectPeopleWithEndedPlans(dataSource: DataSource, now: Date): Promise<string[]> {
  const rows = await dataSource.query<{ userId: string }[]>(
    `SELECT DISTINCT user_id AS "userId" FROM plan_access WHERE access_until <= $1`,
    [now],
  );
  return rows.map(({ userId }) => userId);
}

export async function selectOverdueSubscriptions(dataSource: DataSource, now: Date): Promise<string[]> {
  const rows = await dataSource.query<{ stripeId: string }[]>(
    `SELECT stripe_id AS "stripeId" FROM subscription
      WHERE status IN ('trialing', 'active', 'past_due', 'unpaid')
        AND LEAST(item_period_end, cancel_at) <= $1 AND fetched_at <= $1 - interval '50 minutes'
      ORDER BY item_period_end LIMIT 500`,
    [now],
  );
  return rows.map(({ stripeId }) => stripeId);
}
