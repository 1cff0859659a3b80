import type { CalendarDate } from '@landsea/contracts/core';
import type { CancelableBooking, CruiseBooking, EnteredMeal } from '@landsea/rules/booking-windows';
import type { EntityManager } from 'typeorm';
import { selectFareBookedIn, selectFareOpenIn } from '../../money/budget/budget-due.queries.js';
import { selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';

const meal = `i.id, i.title AS place, i.catalogue_id AS "catalogueId", i.date::text AS date, i."time",
  coalesce(cardinality(i.people), jsonb_array_length(t.party)) AS people,
  (i.details->>'freeCancelHours')::int AS "freeCancelHours", i.version`;
const bookedMeals = `day_item i JOIN trip t ON t.id = i.trip_id
  WHERE i.details->>'kind' = 'dining' AND i.status = 'booked' AND i.date IS NOT NULL AND i."time" IS NOT NULL`;

interface Entered {
  meals: EnteredMeal[];
  /** Null as well when it was entered for another date of embarkation. */
  paymentDueOn: CalendarDate | null;
  cruises: CruiseBooking[];
  bookings: CancelableBooking[];
  isFareBooked: boolean;
  isFareOpen: boolean;
}

/** Without access to the trip's money the bookings of its cruise have no payments. */
export const selectEntered = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<Entered> => {
  const [row] = await manager.query<[Entered]>(
    `SELECT (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${meal} FROM ${bookedMeals} AND i.trip_id = $1 ORDER BY i.date, i."time", i.id) kept) AS meals,
       (SELECT p.due_on::text FROM sailing_payment p JOIN trip t ON t.id = p.trip_id
         WHERE p.trip_id = $1 AND t.sailing->>'embarkationDate' = p.embarkation_date::text) AS "paymentDueOn",
       (SELECT coalesce(json_agg(cruise), '[]') FROM (
         SELECT b.id, b.title, b.starts AS start, b.ends AS "end", b.status, b.held_until AS "heldUntil",
             b.numbers, b.total_cents AS "totalCents",
             jsonb_path_exists(b.payments, '$[*].paidOn ? (@ != null)') AS "hasPaid",
             CASE WHEN ${selectMoneyViewableBy('t', '$2')} THEN b.payments ELSE '[]' END AS payments
           FROM trip_api.booking b JOIN trip t ON t.id = b.trip_id
           WHERE b.trip_id = $1 AND b.kind = 'cruise') cruise) AS cruises,
       (SELECT coalesce(json_agg(known), '[]') FROM (
         SELECT b.id, b.kind, b.title, b.starts AS start, b.ends AS "end", b.status, b.numbers,
             b.cancel_until AS "cancelUntil"
           FROM trip_api.booking b WHERE b.trip_id = $1 ORDER BY b.starts->>'date', b.id) known) AS bookings,
       ${selectFareBookedIn('$1')} AS "isFareBooked", ${selectFareOpenIn('$1')} AS "isFareOpen"`,
    [tripId, userId],
  );
  return row;
};

export const savePaymentDate = async (
  manager: EntityManager,
  tripId: string,
  embarkationDate: CalendarDate,
  dueOn: CalendarDate,
): Promise<void> => {
  await manager.query(
    `INSERT INTO sailing_payment (trip_id, embarkation_date, due_on) VALUES ($1, $2, $3)
     ON CONFLICT (trip_id) DO UPDATE SET embarkation_date = $2, due_on = $3, version = sailing_payment.version + 1`,
    [tripId, embarkationDate, dueOn],
  );
};

export const forgetPaymentDate = async (manager: EntityManager, tripId: string): Promise<void> => {
  await manager.query(`DELETE FROM sailing_payment WHERE trip_id = $1`, [tripId]);
};
