import type { DataSource, EntityManager } from 'typeorm';
import type { Entitlement } from './entitlement.entity.js';

/** Inserts an active grant unless the person has one: the index decides between concurrent calls. */
export async function insertIfSlotFree(
  manager: EntityManager,
  row: Omit<Entitlement, 'createdAt' | 'state' | 'resumesAs'>,
): Promise<boolean> {
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO entitlement (id, user_id, trip_id, payment_intent, state, starts_at, ends_at, version)
     VALUES ($1, $2, $3, $4, 'active', $5, $6, $7)
     ON CONFLICT (user_id) WHERE state = 'active' DO NOTHING
     RETURNING id`,
    [row.id, row.userId, row.tripId, row.paymentIntent, row.startsAt, row.endsAt, row.version],
  );
  return inserted.length > 0;
}

export async function selectPeopleToSettle(
  dataSource: DataSource,
  now: Date,
  heldDays: number,
): Promise<string[]> {
  const rows = await dataSource.query<{ userId: string }[]>(
    `SELECT DISTINCT user_id AS "userId" FROM entitlement
      WHERE state IN ('active', 'held', 'archived')
        AND (ends_at <= $1 OR (state = 'held' AND created_at <= $1 - make_interval(days => $2)))`,
    [now, heldDays],
  );
  return rows.map(({ userId }) => userId);
}

export async function isDelivered(dataSource: DataSource, entitlementId: string): Promise<boolean> {
  const waiting = await dataSource.query<unknown[]>(
    `SELECT 1 FROM outbox_message
      WHERE sent_at IS NULL AND type = 'billing.entitlement-changed' AND payload ->> 'entitlementId' = $1 LIMIT 1`,
    [entitlementId],
  );
  return waiting.length === 0;
}

export interface EndingAccess {
  entitlementId: string;
  userId: string;
  tripId: string;
  tripName: string | null;
  endsAt: Date;
}

export function selectEndingSoon(dataSource: DataSource, now: Date, days: number): Promise<EndingAccess[]> {
  return dataSource.query<EndingAccess[]>(
    `SELECT e.id AS "entitlementId", e.user_id AS "userId", e.trip_id AS "tripId", t.name AS "tripName",
            e.ends_at AS "endsAt"
       FROM entitlement e
       JOIN payment p ON p.payment_intent = e.payment_intent AND p.origin = 'stripe'
       LEFT JOIN known_trip t ON t.trip_id = e.trip_id
      WHERE e.state = 'active' AND e.ends_at > $1 AND e.ends_at <= $1 + make_interval(days => $2)
        AND e.starts_at <= e.ends_at - make_interval(days => $2)`,
    [now, days],
  );
}
