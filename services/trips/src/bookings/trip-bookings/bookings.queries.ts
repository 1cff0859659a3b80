import type { Booking } from '@landsea/contracts/bookings';
import { selectJsonColumns, toRow, makeVersionedTable, type JsonRow } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { BookingRow } from './booking.entity.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

export const bookingTable = makeVersionedTable(BookingRow);

const MONEY = ['totalCents', 'dollarCents', 'payments', 'refundCents'] as const;
const columns = selectJsonColumns(BookingRow, 'b', [
  ...['tripId' as const, 'createdAt' as const, 'supplierId' as const, 'commissionableCents' as const],
  ...MONEY,
]);
const inOrder = `b.starts->>'date', b.starts->>'time' NULLS FIRST, b.created_at, b.id`;

/** `seesMoney` is an SQL expression: without it amounts are null. */
export const selectBookingsJson = (trip: string, seesMoney: string): string => `(
  SELECT coalesce(json_agg(kept), '[]') FROM (
    SELECT ${columns}, CASE WHEN ${seesMoney} THEN b.total_cents END AS "totalCents",
           CASE WHEN ${seesMoney} THEN b.dollar_cents END AS "dollarCents",
           CASE WHEN ${seesMoney} THEN b.payments ELSE '[]' END AS payments,
           CASE WHEN ${seesMoney} THEN b.refund_cents END AS "refundCents"
      FROM booking b WHERE b.trip_id = ${trip} ORDER BY ${inOrder}) kept)`;

export const selectBookings = async (manager: EntityManager, tripId: string): Promise<Booking[]> => {
  const [found] = await manager.query<{ bookings: Booking[] }[]>(
    `SELECT ${selectBookingsJson('$1', 'true')} AS bookings`,
    [tripId],
  );
  return found?.bookings ?? [];
};

const iso = (at: Date | null): string | null => at && at.toISOString();

export const toBooking = (json: JsonRow): Booking => {
  const {
    tripId: _trip,
    createdAt: _made,
    supplierId: _supplier,
    commissionableCents: _commission,
    heldUntil,
    cancelUntil,
    updatedAt,
    ...booking
  } = toRow(BookingRow, json);
  return {
    ...booking,
    heldUntil: iso(heldUntil),
    cancelUntil: iso(cancelUntil),
    updatedAt: updatedAt.toISOString(),
  };
};

export const toBookingRow = ({
  itemId: _item,
  bookedBy: _by,
  version: _version,
  updatedAt: _was,
  heldUntil,
  cancelUntil,
  ...booking
}: Booking): Partial<BookingRow> => ({
  ...booking,
  heldUntil: heldUntil === null ? null : new Date(heldUntil),
  cancelUntil: cancelUntil === null ? null : new Date(cancelUntil),
});

export const bookingsOfOwner = ofTrip(
  'bookings',
  'booking b',
  `${columns}, b.total_cents AS "totalCents", b.dollar_cents AS "dollarCents", b.payments, b.refund_cents AS "refundCents"`,
);
