import type { EntityManager } from 'typeorm';

/**
 * Gives another trip the lines of this one as they were planned: nothing booked, spent or due. Days move by `shift`, as far as
 * there are dates.
 */
export const copyPlannedLines = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  shift: number,
): Promise<void> => {
  await manager.query(
    `INSERT INTO budget_line
       (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents, person, day, vendor, source, created_at)
     SELECT $2, id, category, label, note, planned_cents, 0, 0, person,
       CASE WHEN day + $3::int < '2200-01-01' THEN day + $3::int END, vendor, source, created_at
       FROM budget_line WHERE trip_id = $1`,
    [fromTripId, toTripId, shift],
  );
};
