import type { EntityManager } from 'typeorm';

/** Gives another trip the lines of this one as they were planned: nothing booked, nothing spent. */
export const copyPlannedLines = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
): Promise<void> => {
  await manager.query(
    `INSERT INTO budget_line (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents, created_at)
     SELECT $2, id, category, label, note, planned_cents, 0, 0, created_at FROM budget_line WHERE trip_id = $1`,
    [fromTripId, toTripId],
  );
};
