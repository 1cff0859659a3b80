import type { DayItem } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';

type Placed = Pick<DayItem, 'date' | 'status'>;

/** The items that have a day. */
export const selectPlaced = (
  manager: EntityManager,
  tripId: string,
): Promise<(Pick<DayItem, 'id'> & Placed)[]> =>
  manager.query(
    `SELECT id, date::text AS date, status FROM day_item WHERE trip_id = $1 AND date IS NOT NULL ORDER BY id`,
    [tripId],
  );

/** Gives items another day and status, but for those that somebody moved meanwhile. */
export const moveItems = async (
  manager: EntityManager,
  tripId: string,
  moves: readonly { id: string; from: Placed; to: Placed }[],
): Promise<void> => {
  if (moves.length === 0) return;
  await manager.query(
    `UPDATE day_item i SET date = (m."to"->>'date')::date, status = m."to"->>'status', version = version + 1,
       updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS m (id uuid, "from" jsonb, "to" jsonb)
      WHERE i.trip_id = $1 AND i.id = m.id AND i.status = m."from"->>'status'
        AND i.date IS NOT DISTINCT FROM (m."from"->>'date')::date`,
    [tripId, JSON.stringify(moves)],
  );
};
