import type { DataSource, EntityManager } from 'typeorm';
import type { StripeEvent } from './stripe-event.entity.js';

/** The sweeper leaves a new event to the queue for this long. */
const GRACE_SECONDS = 2;
/** Longer than a batch takes while Stripe is slow; a copy of the service that dies gives its events back after it. */
const LEASE_SECONDS = 10;

export interface IncomingEvent {
  id: string;
  /** The event as JSON. */
  payload: string;
  state: 'pending' | 'ignored';
}

/** @returns the ids of those that had not been stored before. */
export async function storeEvents(dataSource: DataSource, incoming: IncomingEvent[]): Promise<Set<string>> {
  const rows = await dataSource.query<{ id: string }[]>(
    `INSERT INTO stripe_event (id, type, api_version, livemode, payload, state, due_at)
     SELECT event->>'id', event->>'type', event->>'api_version', (event->>'livemode')::boolean, event,
            ($2::text[])[place], now() + make_interval(secs => $3)
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS told(event, place)
     ON CONFLICT DO NOTHING RETURNING id`,
    [`[${incoming.map(({ payload }) => payload).join()}]`, incoming.map(({ state }) => state), GRACE_SECONDS],
  );
  return new Set(rows.map(({ id }) => id));
}

export type PendingEvent = Pick<StripeEvent, 'id' | 'type' | 'payload'>;

/** @returns undefined when somebody has dealt with it. */
export async function findPending(dataSource: DataSource, id: string): Promise<PendingEvent | undefined> {
  const [event] = await dataSource.query<PendingEvent[]>(
    `SELECT id, type, payload FROM stripe_event WHERE id = $1 AND state = 'pending'`,
    [id],
  );
  return event;
}

/**
 * Marks events as done, and holds them until the transaction ends: two workers with some events in common take them in one
 * order. @returns false when others have dealt with all of them.
 */
export async function markDone(manager: EntityManager, ids: string[]): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE stripe_event SET state = 'done', last_error = NULL
      WHERE id IN (SELECT id FROM stripe_event WHERE id = ANY($1) AND state = 'pending' ORDER BY id FOR UPDATE)
      RETURNING id`,
    [ids],
  );
  return rows.length > 0;
}

/** Stripe is away, which is no fault of the event: it is tried again soon, and never dies of it. */
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

/** Counts a failure; the next try is 5 s away, then twice as long each time, and at the limit there is none. */
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

export interface DueEvent extends PendingEvent {
  waitedSeconds: number;
}

/** Takes what is due, the oldest first; while the lease lasts no other copy of the service takes it. */
export async function claimDueEvents(dataSource: DataSource, limit: number): Promise<DueEvent[]> {
  const [rows] = await dataSource.query<[DueEvent[], number]>(
    `UPDATE stripe_event SET due_at = now() + make_interval(secs => $2)
      WHERE id IN (SELECT id FROM stripe_event WHERE state = 'pending' AND due_at <= now()
                    ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING id, type, payload, extract(epoch FROM now() - received_at)::float AS "waitedSeconds"`,
    [limit, LEASE_SECONDS],
  );
  return rows;
}

/** Makes dead events pending again: one, or all of them. */
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

/** The oldest first. */
export const deadEvents = (dataSource: DataSource): Promise<DeadEvent[]> =>
  dataSource.query<DeadEvent[]>(
    `SELECT id, type, received_at AS "receivedAt", last_error AS "lastError"
       FROM stripe_event WHERE state = 'dead' ORDER BY received_at`,
  );

export interface EventBacklog {
  pending: number;
  oldestSeconds: number;
  dead: number;
}

export async function eventBacklog(dataSource: DataSource): Promise<EventBacklog> {
  const [row] = await dataSource.query<[EventBacklog]>(
    `SELECT (SELECT count(*)::integer FROM stripe_event WHERE state = 'pending') AS pending,
            (SELECT coalesce(extract(epoch FROM now() - min(received_at)), 0)::float
               FROM stripe_event WHERE state = 'pending') AS "oldestSeconds",
            (SELECT count(*)::integer FROM stripe_event WHERE state = 'dead') AS dead`,
  );
  return row;
}

/** Removes who paid from the events about a person's money; ids and amounts stay. */
export async function forgetPayer(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE stripe_event
        SET payload = jsonb_set(payload, '{data,object}', (payload #> '{data,object}')
              - 'customer_details' - 'customer_email' - 'billing_details' - 'receipt_email' - 'shipping'
              - 'shipping_details' - 'collected_information' - 'customer_name' - 'customer_address'
              - 'customer_phone' - 'customer_shipping' - 'customer_tax_ids')
      WHERE payload #>> '{data,object,metadata,user_id}' = $1::text
         OR payload #>> '{data,object,customer}'
            = (SELECT stripe_id FROM stripe_customer WHERE user_id = $1::text::uuid)
         OR payload #>> '{data,object,metadata,attempt_id}'
            IN (SELECT id::text FROM checkout_attempt WHERE user_id = $1::text::uuid AND kind = 'preview')`,
    [userId],
  );
}
