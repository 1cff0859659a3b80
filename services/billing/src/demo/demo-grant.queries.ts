import type { DemoRequest } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';

export interface NewDemoGrant extends Pick<DemoRequest, 'userId' | 'tripId'> {
  entitlementId: string;
  startsAt: Date;
  endsAt: Date;
}

export async function insertDemoGrant(manager: EntityManager, grant: NewDemoGrant): Promise<void> {
  const { entitlementId, userId, tripId, startsAt, endsAt } = grant;
  await manager.query(
    `WITH paid AS (
       INSERT INTO payment (payment_intent, user_id, trip_id, origin, amount, currency, paid_at, fulfilled_at)
       VALUES ('demo-' || $1::text, $2, $3, 'demo', 0, 'usd', $4, $4)
       RETURNING payment_intent)
     INSERT INTO entitlement (id, user_id, trip_id, payment_intent, state, starts_at, ends_at, version)
     SELECT $1::uuid, $2, $3, payment_intent, 'active', $4, $5, 1 FROM paid`,
    [entitlementId, userId, tripId, startsAt, endsAt],
  );
}

export async function deleteDemoGrants(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `DELETE FROM entitlement e USING payment p
      WHERE p.payment_intent = e.payment_intent AND p.origin = 'demo' AND p.user_id = $1`,
    [userId],
  );
  await manager.query(`DELETE FROM payment WHERE origin = 'demo' AND user_id = $1`, [userId]);
}
