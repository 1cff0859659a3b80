import type { Stripe } from 'stripe';
import type { DataSource, EntityManager } from 'typeorm';
import type { StripeEvent } from './stripe-event.entity.js';

const GRACE_SECONDS = 2;
const REQUEUE_AFTER_SECONDS = 10;

/** @returns false when the event was stored before. */
export async function storeEvent(
  dataSource: DataSource,
  event: Stripe.Event,
  state: 'pending' | 'ignored',
): Promise<boolean> {
  const { id, type, api_version: apiVersion, livemode } = event;
  const rows = await dataSource.query<unknown[]>(
    `INSERT INTO stripe_event (id, type, api_version, livemode, payload, state, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     ON CONFLICT DO NOTHING RETURNING id`,
    [id, type, apiVersion, livemode, JSON.stringify(event), state, GRACE_SECONDS],
  );
  return rows.length > 0;
}

export type PendingEvent = Pick<StripeEvent, 'id' | 'type' | 'payload'>;

/** @returns undefined when it has been processed. */
export async function findPending(dataSource: DataSource, id: string): Promise<PendingEvent | undefined> {
  const [event] = await dataSource.query<PendingEvent[]>(
    `SELECT id, type, payload FROM stripe_event WHERE id = $1 AND state = 'pending'`,
    [id],
  );
  return event;
}

/** Locks the row until the transaction ends. @returns false when it is not pending. */
export async function markDone(manager: EntityManager, id: string): Promise<boolean> {
  const [, affected] = await manager.query<[unknown[], number]>(
    `UPDATE stripe_event SET state = 'done', last_error = NULL WHERE id = $1 AND state = 'pending'`,
    [id],
  );
  return affected > 0;
}

/** An outage of Stripe is no fault of the event: it never dies of it. */
export async function markPostponed(
  dataSource: DataSource,
  id: string,
  error: string,
  seconds: number,
): Promise<void> {
  await dataSource.query(
    `UPDATE stripe_event SET last_error = left($2, 500), due_at = now() + make_interval(secs => $3)
      WHERE id = $1 AND state = 'pending'`,
    [id, error, seconds],
  );
}

/** The next try is 5 s away, then twice as long each time; at the limit the event is dead. */
export async function markAttemptFailed(
  dataSource: DataSource,
  id: string,
  error: string,
  limit: number,
): Promise<{ state: string; attempts: number } | undefined> {
  const [rows] = await dataSource.query<[{ state: string; attempts: number }[], number]>(
    `UPDATE stripe_event
        SET attempts = attempts + 1, last_error = left($2, 500),
            due_at = now() + make_interval(secs => 5 * 2 ^ attempts),
            state = CASE WHEN attempts + 1 >= $3 THEN 'dead' ELSE state END
      WHERE id = $1 AND state = 'pending'
      RETURNING state, attempts`,
    [id, error, limit],
  );
  return rows[0];
}

/** @returns the ids of due events, the oldest first; a concurrent sweep skips them. */
export async function claimDueEvents(dataSource: DataSource, limit: number): Promise<string[]> {
  const [rows] = await dataSource.query<[{ id: string }[], number]>(
    `UPDATE stripe_event SET due_at = now() + make_interval(secs => $2)
      WHERE id IN (SELECT id FROM stripe_event WHERE state = 'pending' AND due_at <= now()
                    ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
    [limit, REQUEUE_AFTER_SECONDS],
  );
  return rows.map(({ id }) => id);
}

export async function reviveDead(manager: EntityManager, id: string | undefined): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE stripe_event SET state = 'pending', attempts = 0, due_at = now()
      WHERE state = 'dead' AND ($1::text IS NULL OR id = $1) RETURNING id`,
    [id ?? null],
  );
  return rows.map((row) => row.id);
}

export interface DeadEvent {
  id: string;
  type: string;
  receivedAt: Date;
  lastError: string | null;
}

export const selectDeadEvents = (dataSource: DataSource): Promise<DeadEvent[]> =>
  dataSource.query<DeadEvent[]>(
    `SELECT id, type, received_at AS "receivedAt", last_error AS "lastError"
       FROM stripe_event WHERE state = 'dead' ORDER BY received_at`,
  );

export interface EventBacklog {
  pending: number;
  oldestSeconds: number;
  dead: number;
}

export async function countBacklog(dataSource: DataSource): Promise<EventBacklog> {
  const [row] = await dataSource.query<[EventBacklog]>(
    `SELECT (SELECT count(*)::integer FROM stripe_event WHERE state = 'pending') AS pending,
            (SELECT coalesce(extract(epoch FROM now() - min(received_at)), 0)::float
               FROM stripe_event WHERE state = 'pending') AS "oldestSeconds",
            (SELECT count(*)::integer FROM stripe_event WHERE state = 'dead') AS dead`,
  );
  return row;
}

export async function forgetPayer(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE stripe_event
        SET payload = jsonb_set(payload, '{data,object}', (payload #> '{data,object}')
              - 'customer_details' - 'customer_email' - 'billing_details' - 'receipt_email' - 'shipping'
              - 'shipping_details' - 'collected_information' - 'customer_name' - 'customer_address'
              - 'customer_phone' - 'customer_shipping' - 'customer_tax_ids' - 'custom_text')
      WHERE payload #>> '{data,object,metadata,user_id}' = $1::text
         OR payload #>> '{data,object,customer}'
            = (SELECT stripe_id FROM stripe_customer WHERE user_id = $1::text::uuid)
         OR payload #>> '{data,object,metadata,attempt_id}'
            IN (SELECT id::text FROM checkout_attempt WHERE user_id = $1::text::uuid AND kind = 'preview')`,
    [userId],
  );
}
