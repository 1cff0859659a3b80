import type { CalendarDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';

export interface LineDay {
  id: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** Lines of bookings are left out: they keep their dates. */
export const selectLineDays = (
  manager: EntityManager,
  tripId: string,
): Promise<{ id: string; day: CalendarDate | null; dueOn: CalendarDate | null }[]> =>
  manager.query(
    `SELECT id, day::text AS day, due_on::text AS "dueOn" FROM budget_line
      WHERE trip_id = $1 AND source IS DISTINCT FROM 'bookings' AND (day IS NOT NULL OR due_on IS NOT NULL)`,
    [tripId],
  );

/** Lines that somebody moved meanwhile stay. */
export const moveLineDays = async (
  manager: EntityManager,
  tripId: string,
  days: LineDay[],
): Promise<void> => {
  if (days.length === 0) return;
  await manager.query(
    `UPDATE budget_line l SET day = moved."to", version = version + 1, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS moved (id uuid, "from" date, "to" date)
      WHERE l.trip_id = $1 AND l.id = moved.id AND l.day IS NOT DISTINCT FROM moved."from"`,
    [tripId, JSON.stringify(days)],
  );
};
