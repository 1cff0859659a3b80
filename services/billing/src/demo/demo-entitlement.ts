import { accessEndsAt, addDays, dateIn, demoAccount } from '@landsea/contracts';
import { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';

const ENTITLEMENT_ID = 'd0000000-0000-4000-8000-0000000000e1';
const PAYMENT = 'demo-payment';
const { userId, tripId } = demoAccount;

/** The demo trip's dates are set by trips, and this is corrected when it tells them. */
const USUAL_DAYS_AHEAD = 80;

/**
 * Gives the demo account its active trip, as at a first start: the payment is marked as demo, so that no ledger counts it.
 * Each run raises the version and tells trips.
 */
export async function restoreDemoEntitlement(manager: EntityManager, now: Date): Promise<void> {
  // What an earlier visitor did to the demo trip is forgotten; trips tells of the trip anew.
  await manager.query(`DELETE FROM known_trip WHERE trip_id = $1`, [tripId]);
  await manager.query(
    `INSERT INTO payment (payment_intent, user_id, trip_id, origin, amount, currency, paid_at, fulfilled_at)
     VALUES ($1, $2, $3, 'demo', 0, 'usd', $4, $4)
     ON CONFLICT (payment_intent) DO UPDATE SET paid_at = EXCLUDED.paid_at`,
    [PAYMENT, userId, tripId, now],
  );
  const endsAt = accessEndsAt(addDays(dateIn(now), USUAL_DAYS_AHEAD), now);
  const [row] = await manager.query<[{ version: number }]>(
    `INSERT INTO entitlement AS known (id, user_id, trip_id, payment_intent, state, starts_at, ends_at, version)
     VALUES ($1, $2, $3, $4, 'active', $5, $6, 1)
     ON CONFLICT (id) DO UPDATE
       SET state = 'active', starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at, version = known.version + 1
     RETURNING version`,
    [ENTITLEMENT_ID, userId, tripId, PAYMENT, now, endsAt],
  );
  await new AuditLog().add(manager, { action: 'demo.restored', userId, subject: ENTITLEMENT_ID });
  await new Outbox().add(manager, 'billing.entitlement-changed', {
    entitlementId: ENTITLEMENT_ID,
    userId,
    tripId,
    state: 'active',
    startsAt: now.toISOString(),
    version: row.version,
  });
}
