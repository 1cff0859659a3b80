import { listLineDues } from '@landsea/rules/money';
import type { BudgetLine } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';
import { selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';
import { isPaid } from '../expenses/expense-sums.js';

type DueLine = Pick<BudgetLine, 'label' | 'category' | 'vendor' | 'dueKind'> & {
  lineId: string;
  paymentId: string | null;
  dueOn: string;
  cents: number;
  /** The calendar date of its last change. */
  asOf: string;
};

type Amounts = Pick<BudgetLine, 'plannedCents' | 'bookedCents' | 'spentCents' | 'status' | 'dues'> & {
  paidCents: number;
};

/** Empty for a person without access to the trip's money. */
export const selectDueLines = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<DueLine[]> => {
  const rows = await manager.query<(Omit<DueLine, 'cents' | 'paymentId'> & Amounts)[]>(
    `SELECT l.id AS "lineId", l.label, l.category, l.vendor, l.due_kind AS "dueKind", l.due_on::text AS "dueOn",
       (l.updated_at AT TIME ZONE 'America/New_York')::date::text AS "asOf", l.status,
       l.planned_cents AS "plannedCents", l.booked_cents AS "bookedCents",
       l.spent_cents AS "spentCents", l.dues, coalesce((SELECT sum(e.amount_cents) FROM expense e
         WHERE e.trip_id = l.trip_id AND e.line_id = l.id AND e.deleted_at IS NULL AND ${isPaid('e')}), 0)::float8 AS "paidCents"
     FROM budget_line l JOIN trip ON trip.id = l.trip_id
     WHERE l.trip_id = $1 AND l.due_on IS NOT NULL AND ${selectMoneyViewableBy('trip', '$2')}
     ORDER BY l.due_on, l.created_at, l.id`,
    [tripId, userId],
  );
  return rows
    .flatMap(({ plannedCents, bookedCents, spentCents, status, dues, paidCents, ...line }) =>
      listLineDues({ ...line, plannedCents, bookedCents, spentCents, status, dues }, paidCents).map(
        ({ kind: dueKind, ...due }) => ({ ...line, ...due, dueKind }),
      ),
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
};

/** Lines of bookings are left out, also where a canceled one keeps its line: a booking says itself how it stands. */
const ownFareLine = (trip: string): string => `budget_line l WHERE l.trip_id = ${trip}
  AND l.category = 'cruise-fare' AND l.source IS DISTINCT FROM 'bookings'
  AND NOT EXISTS (SELECT FROM booking b WHERE b.trip_id = l.trip_id AND b.id = l.id)`;

/** SQL: the budget says that the trip's cruise is booked. It names no amount, so that every reader may know. */
export const selectFareBookedIn = (trip: string): string => `(
  EXISTS (SELECT FROM ${ownFareLine(trip)} AND (l.booked_cents > 0 OR l.spent_cents > 0 OR l.status <> 'planned'
    OR (l.due_kind = 'final-payment' AND l.due_on IS NOT NULL)))
  OR EXISTS (SELECT FROM expense e WHERE e.trip_id = ${trip} AND e.category = 'cruise-fare'
    AND e.amount_cents > 0 AND e.deleted_at IS NULL AND NOT EXISTS (SELECT FROM booking b
      WHERE b.trip_id = e.trip_id AND b.id = e.line_id AND b.status = 'canceled')))`;

/** SQL: something that is booked beside the bookings is not yet paid. */
export const selectFareOpenIn = (trip: string): string => `EXISTS (SELECT FROM ${ownFareLine(trip)}
  AND l.status <> 'paid' AND l.booked_cents > l.spent_cents + coalesce((SELECT sum(e.amount_cents) FROM expense e
    WHERE e.trip_id = l.trip_id AND e.line_id = l.id AND e.deleted_at IS NULL AND ${isPaid('e')}), 0))`;
