import { MOST_OFFERS, type BookedRoom } from '@landsea/contracts/agents';
import type { BookingPayment, BookingStatus } from '@landsea/contracts/bookings';
import type { CurrencyCode } from '@landsea/contracts/core';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { PriceOfferRow, type OfferAnswer } from './price-offer.entity.js';

export const priceOffers = makeVersionedTable(PriceOfferRow);

/** Bookings of a desk that are compared; more than an agent with 5,000 clients has open. */
const MOST_COMPARED = 5_000;
/** Answers that an offer keeps. */
const MOST_ANSWERS = 1_000;

export type StoredOffer = Omit<PriceOfferRow, 'userId' | 'updatedAt' | 'deletedAt'>;

/** Offers that can still be booked on `today`, the one that ends first at the head. */
export const selectOffers = (manager: EntityManager, userId: string, today: string): Promise<StoredOffer[]> =>
  manager.query(
    `SELECT id, supplier, place, room, travel_from::text AS "travelFrom", travel_to::text AS "travelTo",
       book_by::text AS "bookBy", saving_percent AS "savingPercent", saving_cents AS "savingCents", answers, version
     FROM price_offer WHERE user_id = $1 AND deleted_at IS NULL AND book_by >= $2::date ORDER BY book_by, place, id LIMIT ${MOST_OFFERS}`,
    [userId, today],
  );

/** At most as many of one agent, whatever arrives at once. */
export const lockOffers = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('price-offers:' || $1, 0))`, [userId]);

/** Offers that expired, or were deleted a while ago, are of no use to anybody. */
export const deleteExpired = async (manager: EntityManager, userId: string, today: string): Promise<void> => {
  await manager.query(
    `DELETE FROM price_offer WHERE user_id = $1 AND (book_by < $2::date - 30 OR deleted_at < now() - interval '1 day')`,
    [userId, today],
  );
};

interface OfferKey {
  userId: string;
  id: string;
}

/** @returns whether it was there. */
export const deleteOffer = async (manager: EntityManager, { userId, id }: OfferKey): Promise<boolean> => {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE price_offer SET deleted_at = now(), version = version + 1 WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL`,
    [userId, id],
  );
  return count > 0;
};

/** With its answers. @returns whether it was deleted within a day, and is still kept. */
export const restoreOffer = async (manager: EntityManager, { userId, id }: OfferKey): Promise<boolean> => {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE price_offer SET deleted_at = NULL, version = version + 1 WHERE user_id = $1 AND id = $2 AND deleted_at > now() - interval '1 day'`,
    [userId, id],
  );
  return count > 0;
};

export interface ComparedBooking {
  tripId: string;
  tripName: string;
  clientId: string;
  clientName: string;
  bookingId: string;
  title: string;
  startDate: string;
  endDate: string;
  status: BookingStatus;
  totalCents: number;
  currency: CurrencyCode;
  payments: BookingPayment[];
  supplier: string | null;
  included: string | null;
  startPlace: string | null;
  agencySupplier: string | null;
  rooms: BookedRoom[] | null;
  told: string[];
}

/** Bookings whose costs the agent sees and that travel within `from` and `to`; of no sample family. */
export const selectCompared = (
  manager: EntityManager,
  agentIds: readonly string[],
  { from, to, bookingId = null }: { from: string; to: string; bookingId?: string | null },
): Promise<ComparedBooking[]> =>
  manager.query(
    `SELECT t.id AS "tripId", t.name AS "tripName", client.id AS "clientId",
       client.first_name || ' ' || client.last_name AS "clientName", b.id AS "bookingId", b.title,
       b.starts->>'date' AS "startDate", coalesce(b.ends->>'date', b.starts->>'date') AS "endDate", b.status,
       b.total_cents AS "totalCents", b.currency, b.payments, b.supplier, b.included, b.starts->>'place' AS "startPlace",
       s.name AS "agencySupplier", w.rooms,
       ARRAY(SELECT told.payment_id FROM told_payment told
         WHERE (told.client_id, told.trip_id, told.booking_id) = (client.id, b.trip_id, b.id)) AS told
     FROM (${selectDeskTrips('$1')}) desk
       JOIN client ON client.id = desk.client_id AND NOT client.is_sample
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND NOT t.archived
       JOIN trip_api.booking b ON b.trip_id = t.id AND b.status <> 'canceled' AND b.total_cents > 0
       LEFT JOIN booking_work w ON w.client_id = desk.client_id AND w.trip_id = b.trip_id AND w.booking_id = b.id
       LEFT JOIN booking_supplier s ON s.id = w.supplier_id
     WHERE desk.sees_money AND b.starts->>'date' BETWEEN $2 AND $3 AND ($4::uuid IS NULL OR b.id = $4)
     ORDER BY b.starts->>'date', t.id, b.id LIMIT ${MOST_COMPARED}`,
    [agentIds, from, to, bookingId],
  );

/** The last answer counts. @param answer null takes it back. @returns false when there is no such offer. */
export const writeAnswer = async (
  manager: EntityManager,
  { userId, id, bookingId }: { userId: string; id: string; bookingId: string },
  answer: OfferAnswer | null,
): Promise<boolean> => {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE price_offer SET updated_at = now(), answers = $4::jsonb || (
       SELECT coalesce(jsonb_agg(each), '[]') FROM (
         SELECT each FROM jsonb_array_elements(answers) each WHERE each->>'bookingId' <> $3 LIMIT ${MOST_ANSWERS - 1}) kept)
     WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
    [userId, id, bookingId, JSON.stringify(answer ? [answer] : [])],
  );
  return rows.length > 0;
};
