import type { BookingStatus } from '@landsea/contracts/bookings';
import type { Principal } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

interface ChangedBooking {
  clientId: string;
  tripId: string;
  bookingId: string;
  was: BookingStatus;
  is: BookingStatus;
}

/** In the lists of parks and of cruises. */
const BOOK_TASK = 'book';

/** A step that is undone later than that is no slip: the agent opens the tasks by hand. */
const UNDO_MINUTES = 10;

/** $1 and $2 are client and trip, $3 is the booking, $4 the key of the task in the lists. */
const ofQuote = `q.client_id = $1 AND q.trip_id = $2 AND jsonb_exists(q.booking_ids, $3)
  AND task.client_id = $1 AND task.trip_id = $2 AND (task.id = q.task_id OR task.key = $4) AND task.removed_at IS NULL`;

const hasBooking = (statuses: string): string => `EXISTS (SELECT FROM trip_api.booking b
  WHERE b.trip_id = $2 AND b.status IN (${statuses}) AND jsonb_exists(q.booking_ids, b.id::text))`;

/**
 * With the last held booking of an accepted quote its own task is done, and that of the list which says the same, where
 * at least one was booked. They open again when the booking is held again, but for those that somebody ticked. Nothing
 * happens for other bookings and changes.
 */
export const followBookIt = async (
  manager: EntityManager,
  { userId, firstName }: Principal,
  { clientId, tripId, bookingId, was, is }: ChangedBooking,
  now: Date,
): Promise<void> => {
  if ((was === 'held') === (is === 'held')) return;
  const named = [clientId, tripId, bookingId, BOOK_TASK, now, userId];
  if (is === 'held')
    await manager.query(
      `UPDATE workflow_task task
          SET done_at = NULL, done_by = NULL, done_by_name = NULL, version = task.version + 1, updated_at = now()
         FROM quote q
        WHERE ${ofQuote} AND task.done_by = $6::uuid AND task.done_at = task.followed_at
          AND task.done_at > $5::timestamptz - interval '${String(UNDO_MINUTES)} minutes'`,
      named,
    );
  else
    await manager.query(
      `UPDATE workflow_task task
          SET done_at = $5, followed_at = $5, done_by = $6, done_by_name = $7, version = task.version + 1, updated_at = now()
         FROM quote q
        WHERE ${ofQuote} AND task.done_at IS NULL
          AND NOT ${hasBooking(`'held'`)} AND ${hasBooking(`'booked', 'changed'`)}`,
      [...named, firstName],
    );
};
