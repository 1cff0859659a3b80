import type { Principal } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

interface MadeBooking {
  clientId: string;
  tripId: string;
  bookingId: string;
}

/** In the lists of parks and of cruises. */
const BOOK_TASK = 'book';

/**
 * With the last booking of an accepted quote its own task is done, and that of the list which says the same. Nothing
 * happens for other bookings.
 */
export const finishBookIt = async (
  manager: EntityManager,
  { userId, firstName }: Principal,
  { clientId, tripId, bookingId }: MadeBooking,
  now: Date,
): Promise<void> => {
  await manager.query(
    `UPDATE workflow_task task
        SET done_at = $4, done_by = $5, done_by_name = $6, version = task.version + 1, updated_at = now()
       FROM quote q
      WHERE q.client_id = $1 AND q.trip_id = $2 AND jsonb_exists(q.booking_ids, $3)
        AND task.client_id = $1 AND task.trip_id = $2 AND (task.id = q.task_id OR task.key = $7)
        AND task.done_at IS NULL AND task.removed_at IS NULL
        AND NOT EXISTS (SELECT FROM trip_api.booking b
          WHERE b.trip_id = $2 AND b.status = 'held' AND jsonb_exists(q.booking_ids, b.id::text))`,
    [clientId, tripId, bookingId, now, userId, firstName, BOOK_TASK],
  );
};
