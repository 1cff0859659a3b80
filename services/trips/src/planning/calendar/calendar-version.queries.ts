import { selectMoneyViewableBy, selectViewableBy } from '../../trip/trips/trip-visibility.js';
import type { EntityManager } from 'typeorm';

/** A change is a new version of its row, so the sum changes, whatever the order of the rows. */
const versionsOf = (table: string, row = 'r.id::text'): string =>
  `(SELECT sum(hashtextextended(${row} || ' ' || r.version, 0)) FROM ${table} r WHERE r.trip_id = t.id)`;

/**
 * Reads only versions, where the calendar itself reads and computes all rows. Undefined for a trip that the
 * person may not see.
 */
export const selectCalendarVersion = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ version: string }[]>(
    `SELECT concat_ws(' ', t.version, ${selectMoneyViewableBy('t', '$2')},
       coalesce(${versionsOf('trip_day', 'r.date::text')}, 0), coalesce(${versionsOf('day_item')}, 0),
       coalesce(${versionsOf('booking')}, 0), coalesce(${versionsOf('task')}, 0), coalesce(${versionsOf('budget_line')}, 0),
       coalesce(${versionsOf('expense', 'concat(r.id, r.deleted_at)')}, 0), coalesce(${versionsOf('sailing_payment', 'r.due_on::text')}, 0)) AS version
     FROM trip t WHERE t.id = $1 AND ${selectViewableBy('t', '$2')}`,
    [tripId, userId],
  );
  return rows[0]?.version;
};
