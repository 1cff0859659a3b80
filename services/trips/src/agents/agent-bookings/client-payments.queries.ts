import type { ClientPayment } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

const MOST = 200;

export interface NamedPayment {
  bookingId: string;
  paymentId: string;
}

/**
 * The agent made the trip for the client, or it is the client's own and shared with the agent. A payment is the client's
 * to make, so it is shown without the trip's other costs, too.
 */
export const isTogether = (row: string): string =>
  `(EXISTS (SELECT FROM agent_trip made WHERE made.trip_id = ${row}.trip_id AND made.client_id = ${row}.client_id)
    OR EXISTS (SELECT FROM client_trip consent WHERE consent.trip_id = ${row}.trip_id AND consent.client_id = ${row}.client_id
      AND t.owner_id = client.user_id))`;
const isQuoted = `(b.status = 'held' AND jsonb_array_length(b.numbers) = 0)`;

/** Payments of what the agent books, with nothing of what the agent earns. `userId` is the account of the client, null before they have one. */
export const selectClientPayments = (
  manager: EntityManager,
  { clientId, userId }: { clientId: string; userId: string | null },
  named: NamedPayment | null = null,
): Promise<ClientPayment[]> =>
  manager.query(
    `SELECT w.trip_id AS "tripId", b.id AS "bookingId", p->>'id' AS "paymentId", b.title, p->>'kind' AS kind,
       (p->>'cents')::int AS cents, b.currency, p->>'dueOn' AS "dueOn", p->>'paidOn' AS "paidOn", w.how_to_pay AS "howToPay",
       CASE WHEN p->>'paidOn' IS NOT NULL THEN 'confirmed' WHEN told.at IS NOT NULL THEN 'told' ELSE 'open' END AS state
     FROM booking_work w JOIN client ON client.id = w.client_id
       JOIN trip_api.trip t ON t.id = w.trip_id AND t.purge_at IS NULL AND NOT t.archived
       JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id AND b.status <> 'canceled'
       CROSS JOIN LATERAL jsonb_array_elements(b.payments) p
       LEFT JOIN told_payment told ON (told.client_id, told.trip_id, told.booking_id) = (w.client_id, w.trip_id, w.booking_id)
         AND told.payment_id = (p->>'id')::uuid
     WHERE w.client_id = $1 AND client.user_id IS NOT DISTINCT FROM $2::uuid AND ${isTogether('w')} AND NOT ${isQuoted}
       AND ($3::uuid IS NULL OR (b.id = $3 AND p->>'id' = $4))
     ORDER BY p->>'paidOn' IS NOT NULL, p->>'dueOn' NULLS LAST, b.id, p->>'id' LIMIT ${MOST}`,
    [clientId, userId, named?.bookingId ?? null, named?.paymentId ?? null],
  );

interface TellingClient {
  clientId: string;
  tripId: string;
  userId: string;
  byName: string;
  at: Date;
}

/** Idempotent: who said it first stays. */
export const insertTold = async (
  manager: EntityManager,
  { clientId, tripId, userId, byName, at }: TellingClient,
  { bookingId, paymentId }: NamedPayment,
): Promise<void> => {
  await manager.query(
    `INSERT INTO told_payment (client_id, trip_id, booking_id, payment_id, user_id, by_name, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [clientId, tripId, bookingId, paymentId, userId, byName, at],
  );
};
