import { getBookingCategory, listDuePayments, sumBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { getLineStatus } from '@landsea/rules/money';
import type { BudgetLine, LineDue } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingFollower, type ChangedBookings } from '../../bookings/trip-bookings/booking-follower.js';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { TripEvents } from '../../events/trip-events.js';

type BookingLine = Pick<
  BudgetLine,
  | 'id'
  | 'category'
  | 'label'
  | 'vendor'
  | 'day'
  | 'plannedCents'
  | 'bookedCents'
  | 'spentCents'
  | 'dueOn'
  | 'dueKind'
  | 'dues'
  | 'status'
>;

const dueKinds = { deposit: 'deposit', part: null, final: 'final-payment' } as const;

const datedDues = (booking: Booking): LineDue[] =>
  listDuePayments(booking).flatMap(({ paymentId: id, kind, dueOn, cents }) =>
    id !== null && dueOn !== null && cents > 0 ? [{ id, dueOn, kind: dueKinds[kind], cents }] : [],
  );

/** A line has the id of its booking. */
export const makeBookingLines = (
  bookings: readonly Booking[],
  trip: Pick<TripDetail, 'stays' | 'sailing'>,
): BookingLine[] =>
  bookings.flatMap((booking) => {
    const { plannedCents, bookedCents, paidCents: spentCents } = sumBooking(booking);
    if (plannedCents === 0 && spentCents === 0) return [];
    const dues = datedDues(booking);
    const [next] = dues;
    const amounts = { plannedCents, bookedCents, spentCents };
    return [
      {
        id: booking.id,
        category: getBookingCategory(booking, trip),
        label: booking.title,
        vendor: booking.supplier,
        day: booking.start.date,
        ...amounts,
        dueOn: next?.dueOn ?? null,
        dueKind: next?.kind ?? null,
        dues,
        status: getLineStatus(amounts),
      },
    ];
  });

/** @returns whether a line changed. */
const writeBookingLines = async (
  manager: EntityManager,
  tripId: string,
  lines: readonly BookingLine[],
): Promise<boolean> => {
  const [{ changed }] = await manager.query<[{ changed: number }]>(
    `WITH fed AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS f (id uuid, category text, label text, vendor text, day date,
         "plannedCents" integer, "bookedCents" integer, "spentCents" integer, "dueOn" date, "dueKind" text, dues jsonb, status text)),
     written AS (
       INSERT INTO budget_line AS l (trip_id, id, category, label, vendor, day, planned_cents, booked_cents, spent_cents,
         due_on, due_kind, dues, status, source)
       SELECT $1, id, category, label, vendor, day, "plannedCents", "bookedCents", "spentCents", "dueOn", "dueKind", dues, status,
         'bookings' FROM fed
       ON CONFLICT (trip_id, id) DO UPDATE SET category = excluded.category, label = excluded.label,
         vendor = excluded.vendor, day = excluded.day, planned_cents = excluded.planned_cents,
         booked_cents = excluded.booked_cents, spent_cents = excluded.spent_cents, due_on = excluded.due_on,
         due_kind = excluded.due_kind, dues = excluded.dues, status = excluded.status, source = excluded.source, version = l.version + 1, updated_at = now()
         WHERE (l.source, l.category, l.label, l.vendor, l.day, l.planned_cents, l.booked_cents,
           l.spent_cents, l.due_on, l.due_kind, l.dues) IS DISTINCT FROM (excluded.source, excluded.category, excluded.label, excluded.vendor,
           excluded.day, excluded.planned_cents, excluded.booked_cents, excluded.spent_cents, excluded.due_on,
           excluded.due_kind, excluded.dues)
       RETURNING 1),
     unfed AS (
       SELECT l.id, EXISTS (SELECT 1 FROM expense e
           WHERE e.trip_id = $1 AND e.line_id = l.id AND e.deleted_at IS NULL) AS is_spent
         FROM budget_line l WHERE l.trip_id = $1 AND l.source = 'bookings' AND NOT l.id IN (SELECT id FROM fed)),
     gone AS (
       DELETE FROM budget_line l USING unfed WHERE l.trip_id = $1 AND l.id = unfed.id AND NOT unfed.is_spent
       RETURNING 1),
     -- What expenses were recorded on stays as a line of the family's own.
     kept AS (
       UPDATE budget_line l SET planned_cents = 0, booked_cents = 0, spent_cents = 0, due_on = NULL, due_kind = NULL, dues = NULL,
           source = NULL, version = version + 1, updated_at = now()
         FROM unfed WHERE l.trip_id = $1 AND l.id = unfed.id AND unfed.is_spent
       RETURNING 1)
     SELECT ((SELECT count(*) FROM written) + (SELECT count(*) FROM gone) + (SELECT count(*) FROM kept))::int AS changed`,
    [tripId, JSON.stringify(lines)],
  );
  return changed > 0;
};

@Injectable()
export class BudgetOfBookings extends BookingFollower {
  constructor(private readonly events: TripEvents) {
    super();
  }

  async follow(manager: EntityManager, { tripId, by }: ChangedBookings): Promise<void> {
    const [trip] = await manager.query<Pick<TripDetail, 'stays' | 'sailing'>[]>(
      `SELECT stays, sailing FROM trip WHERE id = $1`,
      [tripId],
    );
    const lines = trip ? makeBookingLines(await selectBookings(manager, tripId), trip) : [];
    if (await writeBookingLines(manager, tripId, lines))
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by });
  }
}
