import type { ClientMoney } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';

const none: ClientMoney = { owesCents: 0, next: null, expectedCents: 0, bookings: 0, feesCents: 0 };

/** Bookings in dollars that the agent keeps and that are not canceled; what is owed is the total beyond what is paid. */
export const selectClientMoney = async (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string,
  today: string,
): Promise<ClientMoney> => {
  const [row] = await manager.query<ClientMoney[]>(
    `WITH b AS (
       SELECT b.*, w.commissionable_cents, coalesce(w.rate, s.rate) AS rate, desk.sees_money, t.end_date,
         (SELECT coalesce(sum((p->>'cents')::int), 0)::int FROM jsonb_array_elements(b.payments) p) AS named,
         (SELECT coalesce(sum((p->>'cents')::int), 0)::int FROM jsonb_array_elements(b.payments) p WHERE p->>'paidOn' IS NOT NULL) AS paid
       FROM (${selectDeskTrips('$1')}) desk
         JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND t.end_date >= $3::date - 365
         JOIN booking_work w ON w.client_id = desk.client_id AND w.trip_id = desk.trip_id
         JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id
         LEFT JOIN booking_supplier s ON s.id = w.supplier_id
       WHERE desk.client_id = $2 AND b.status <> 'canceled' AND b.currency = 'USD'),
     open AS (SELECT * FROM b WHERE sees_money AND end_date >= $3::date)
     SELECT coalesce((SELECT sum(greatest(0, coalesce(total_cents, named) - paid)) FROM open WHERE status <> 'held'), 0)::int AS "owesCents",
       (SELECT json_build_object('tripId', open.trip_id, 'title', open.title, 'cents', (p->>'cents')::int, 'dueOn', p->>'dueOn')
          FROM open CROSS JOIN LATERAL jsonb_array_elements(open.payments) p WHERE p->>'paidOn' IS NULL
          ORDER BY p->>'dueOn' NULLS LAST, open.id LIMIT 1) AS next,
       coalesce((SELECT sum(round(commissionable_cents::numeric * rate / 10000)) FROM b), 0)::int AS "expectedCents",
       (SELECT count(*)::int FROM b) AS bookings,
       coalesce((SELECT sum(f.cents) FROM (${selectDeskTrips('$1')}) desk
         JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND NOT t.archived
         JOIN planning_fee f ON f.client_id = desk.client_id AND f.trip_id = desk.trip_id
          WHERE desk.client_id = $2 AND f.received_on IS NULL AND f.waived_reason IS NULL), 0)::int AS "feesCents"`,
    [agentIds, clientId, today],
  );
  return row ?? none;
};
