import { MOST_COMMISSIONS, type Commission } from '@landsea/contracts/agents';
import {
  computeCommission,
  findCommissionDue,
  judgeCommission,
  splitCommission,
} from '@landsea/rules/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import type { Reach } from '../team/agency-scope.js';
import { CommissionMarkRow } from './commission-mark.entity.js';

export const commissionMarks = makeVersionedTable(CommissionMarkRow);

/** Money of longer ago is the tax office’s. */
const YEARS_BACK = 3;
const ALL_OF_IT = 10_000;

export type BookingToJudge = Omit<Commission, 'expectedCents' | 'ownCents' | 'dueOn' | 'state'> & {
  commissionableCents: number | null;
  rate: number | null;
  paysAfterDays: number | null;
  lines: number;
};

export interface WantedBookings {
  today: string;
  /** The year in which travel ends; all without it. */
  year?: string;
  only?: { tripId: string; bookingId: string };
  most?: number;
}

/** $2 is today, $3 a year or null, $4 and $5 a trip and a booking or null, $6 the agency: its members’ statements count, so that a client who is handed over is paid for once. */
const bookingsOf = `
  SELECT DISTINCT ON (w.trip_id, w.booking_id) w.trip_id AS "tripId", w.booking_id AS "bookingId", client.id AS "clientId",
    client.first_name || ' ' || client.last_name AS "clientName", t.name AS "tripName", b.title,
    w.supplier_id AS "supplierId", s.name AS "supplierName", numbers.own AS numbers, days.starts_on AS "startsOn",
    days.ends_on AS "endsOn", b.status = 'canceled' AS "isCanceled", coalesce(s.agent_share, ${ALL_OF_IT}) AS share,
    w.commissionable_cents AS "commissionableCents", coalesce(w.rate, s.rate) AS rate, s.pays_after_days AS "paysAfterDays",
    paid.cents AS "receivedCents", paid.lines, mark.asked_on::text AS "askedOn", mark.settled_note AS "settledNote",
    coalesce(mark.version, 0) AS version
  FROM (${selectDeskTrips('$1')}) desk
    JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
    JOIN client ON client.id = desk.client_id AND NOT client.is_sample
    JOIN booking_work w ON w.client_id = desk.client_id AND w.trip_id = desk.trip_id
    JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id AND b.currency = 'USD'
    LEFT JOIN booking_supplier s ON s.id = w.supplier_id
    LEFT JOIN commission_mark mark ON (mark.client_id, mark.trip_id, mark.booking_id) = (w.client_id, w.trip_id, w.booking_id)
    CROSS JOIN LATERAL (SELECT coalesce(b.starts->>'date', t.start_date::text) AS starts_on,
      coalesce(b.ends->>'date', b.starts->>'date', t.end_date::text) AS ends_on) days
    CROSS JOIN LATERAL (SELECT ARRAY(
      SELECT n->>'value' FROM jsonb_array_elements(b.numbers) n WHERE n->>'role' NOT IN ('flight', 'ticket')
      UNION SELECT n->>'value' FROM jsonb_array_elements(w.numbers) n WHERE n->>'role' = 'payment') AS own) numbers
    CROSS JOIN LATERAL (SELECT coalesce(sum(p.own_cents), 0)::int AS cents, count(*)::int AS lines
      FROM commission_part p JOIN commission_statement st ON st.id = p.statement_id
       WHERE p.trip_id = w.trip_id AND p.booking_id = w.booking_id AND (st.agent_id = ANY($1::uuid[])
         OR st.agent_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $6::uuid))) paid
  WHERE days.ends_on >= ($2::text::date - interval '${YEARS_BACK} years')::date::text
    AND ($3::text IS NULL OR left(days.ends_on, 4) = $3 OR (days.ends_on < $2::text AND w.commissionable_cents IS NOT NULL))
    AND ($4::uuid IS NULL OR (w.trip_id = $4 AND w.booking_id = $5))
    AND (b.status <> 'canceled' OR paid.lines > 0) AND (b.status <> 'held' OR days.ends_on >= $2::text)
    AND (w.commissionable_cents IS NOT NULL OR paid.lines > 0
      OR (w.booked_by = 'agent' AND b.kind NOT IN ('flight', 'dining', 'lane', 'outing')))
  ORDER BY w.trip_id, w.booking_id, client.id`;

/** By the last day of travel, the latest first; one more than `most` when there are more. */
export const selectCommissions = async (
  manager: EntityManager,
  reach: Pick<Reach, 'agentIds' | 'agencyId'>,
  wanted: WantedBookings,
): Promise<Commission[]> =>
  (await readBookings(manager, reach, wanted)).map((row) => judgeBooking(row, wanted.today));

/** As {@link selectCommissions}. */
export const readBookings = (
  manager: EntityManager,
  { agentIds, agencyId }: Pick<Reach, 'agentIds' | 'agencyId'>,
  { today, year, only, most = MOST_COMMISSIONS }: WantedBookings,
): Promise<BookingToJudge[]> =>
  manager.query(
    `SELECT * FROM (${bookingsOf}) b ORDER BY b."endsOn" DESC, b."tripId", b."bookingId" LIMIT $7`,
    [agentIds, today, year ?? null, only?.tripId ?? null, only?.bookingId ?? null, agencyId, most + 1],
  );

export const judgeBooking = (
  { commissionableCents, rate, paysAfterDays, lines, ...booking }: BookingToJudge,
  today: string,
): Commission => {
  const { isCanceled, share, endsOn } = booking;
  const expectedCents = isCanceled ? 0 : computeCommission({ commissionableCents, rate });
  const ownCents = expectedCents === null ? null : splitCommission(expectedCents, share).ownCents;
  const judged = { ...booking, expectedCents, ownCents, dueOn: findCommissionDue(endsOn, paysAfterDays) };
  return { ...judged, state: judgeCommission({ ...judged, lines }, today) };
};
