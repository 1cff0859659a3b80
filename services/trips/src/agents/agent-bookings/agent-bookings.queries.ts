import type { BookingWork, SameNumber, ToldPayment } from '@landsea/contracts/agents';
import { makeVersionedTable, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import type { Reach } from '../team/agency-scope.js';
import { BookingWorkRow } from './booking-work.entity.js';

export const bookingWork = makeVersionedTable(BookingWorkRow);

export interface ClientTripKey {
  clientId: string;
  tripId: string;
}

export type WorkOfBooking = BookingWork & { bookingId: string; supplierRate: number | null };

export const selectWork = (
  manager: EntityManager,
  { clientId, tripId }: ClientTripKey,
): Promise<WorkOfBooking[]> =>
  manager.query(
    `SELECT w.booking_id AS "bookingId", w.booked_by AS "bookedBy", w.supplier_id AS "supplierId", w.numbers, w.rooms,
       w.tax_cents AS "taxCents", w.commissionable_cents AS "commissionableCents", w.rate, w.how_to_pay AS "howToPay",
       w.number_checked_on::text AS "numberCheckedOn", w.version, s.rate AS "supplierRate"
     FROM booking_work w LEFT JOIN booking_supplier s ON s.id = w.supplier_id
     WHERE w.client_id = $1 AND w.trip_id = $2`,
    [clientId, tripId],
  );

/** Bookings that come from elsewhere are the agent's to make: the morning and the client's payments know them from then on. */
export const startWork = async (
  manager: EntityManager,
  { clientId, tripId }: ClientTripKey,
  bookingIds: readonly string[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO booking_work (client_id, trip_id, booking_id) SELECT $1, $2, unnest($3::uuid[])
     ON CONFLICT DO NOTHING`,
    [clientId, tripId, bookingIds],
  );
};

export const selectTold = (
  manager: EntityManager,
  { clientId, tripId }: ClientTripKey,
): Promise<(ToldPayment & { bookingId: string })[]> =>
  manager.query(
    `SELECT booking_id AS "bookingId", payment_id AS "paymentId", by_name AS "byName",
       ${selectInstant('at')} AS at
     FROM told_payment WHERE client_id = $1 AND trip_id = $2 ORDER BY at, payment_id`,
    [clientId, tripId],
  );

const plain = (value: string): string => `upper(regexp_replace(${value}, '[^A-Za-z0-9]', '', 'g'))`;

const numbersOf = (bookings: string): string => `
  SELECT b.trip_id, b.id, b.kind, b.status, n->>'value' AS value, ${plain(`n->>'value'`)} AS plain
  FROM ${bookings} b, jsonb_array_elements(b.numbers) n WHERE n->>'role' NOT IN ('flight', 'ticket') AND b.status <> 'canceled'`;

/**
 * Numbers that another booking of the agency has, too. A package is several bookings of one trip, and an order
 * several flights, so within the trip only the same kind counts. Names are those of the caller's own clients.
 */
export const selectSameNumbers = (
  manager: EntityManager,
  { agentIds, agencyId }: Pick<Reach, 'agentIds' | 'agencyId'>,
  tripId: string,
): Promise<(SameNumber & { bookingId: string })[]> =>
  manager.query(
    `WITH own AS (SELECT * FROM (${numbersOf('trip_api.booking')}) n WHERE trip_id = $3 AND length(plain) >= 4),
     desk AS MATERIALIZED (${selectDeskTrips(
       `(SELECT $1::uuid[] || ARRAY(SELECT user_id FROM agency_member WHERE agency_id = $2))`,
     )}),
     others AS (SELECT * FROM (${numbersOf('trip_api.booking')}) n WHERE trip_id IN (SELECT trip_id FROM desk))
     SELECT DISTINCT own.id AS "bookingId", own.value, CASE WHEN mine.is_mine THEN t.id END AS "tripId",
       CASE WHEN mine.is_mine THEN t.name END AS "tripName",
       CASE WHEN mine.is_mine THEN client.first_name || ' ' || client.last_name END AS "clientName"
     FROM own JOIN others ON others.plain = own.plain AND (others.trip_id, others.id) <> (own.trip_id, own.id)
         AND (others.trip_id <> own.trip_id OR (others.kind = own.kind AND own.kind <> 'flight'))
       JOIN desk ON desk.trip_id = others.trip_id JOIN client ON client.id = desk.client_id
       JOIN trip_api.trip t ON t.id = others.trip_id AND t.purge_at IS NULL
       CROSS JOIN LATERAL (SELECT desk.agent_id = ANY($1::uuid[]) AS is_mine) mine
     LIMIT 200`,
    [agentIds, agencyId, tripId],
  );

export interface PersonNames {
  called: string[];
  legalName: string;
}

/** About a person `p`: first and last names of a household are those of the papers. */
export const calledNames = `array_remove(ARRAY[lower(p.first_name), lower(nullif(p.details->>'preferredName', ''))], NULL)`;
export const legalName = `concat_ws(' ', p.first_name, nullif(p.details->>'middleName', ''), p.last_name, nullif(p.details->>'suffix', ''))`;

export const selectLegalNames = (manager: EntityManager, clientId: string): Promise<PersonNames[]> =>
  manager.query(
    `SELECT ${calledNames} AS called, ${legalName} AS "legalName"
     FROM client_person p WHERE p.client_id = $1 ORDER BY p.created_at, p.id LIMIT 100`,
    [clientId],
  );

/** @returns false when the client has said nothing of it. */
export const forgetTold = async (
  manager: EntityManager,
  { clientId, tripId }: ClientTripKey,
  bookingId: string,
  paymentId: string,
): Promise<boolean> => {
  const [rows] = await manager.query<[unknown[], number]>(
    `DELETE FROM told_payment WHERE client_id = $1 AND trip_id = $2 AND booking_id = $3 AND payment_id = $4 RETURNING payment_id`,
    [clientId, tripId, bookingId, paymentId],
  );
  return rows.length > 0;
};
