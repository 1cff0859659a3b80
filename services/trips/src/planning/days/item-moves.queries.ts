import type { DayItem } from '@landsea/contracts/planning';
import type { JsonRow } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { ChangedItem } from './items-changed.js';
import { toDayItem } from './items.queries.js';

type Placed = Pick<DayItem, 'date' | 'status'>;

export const selectPlaced = (
  manager: EntityManager,
  tripId: string,
): Promise<(Pick<DayItem, 'id'> & Placed)[]> =>
  manager.query(
    `SELECT id, date::text AS date, status FROM day_item WHERE trip_id = $1 AND date IS NOT NULL ORDER BY id`,
    [tripId],
  );

/** Items that somebody moved meanwhile stay. @returns the moved items. */
export const moveItems = async (
  manager: EntityManager,
  tripId: string,
  moves: readonly { id: string; from: Placed; to: Placed }[],
): Promise<ChangedItem[]> => {
  if (moves.length === 0) return [];
  const [rows] = await manager.query<[{ row: JsonRow; from: Placed }[], number]>(
    `UPDATE day_item i SET date = (m."to"->>'date')::date, status = m."to"->>'status', version = version + 1,
       updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS m (id uuid, "from" jsonb, "to" jsonb)
      WHERE i.trip_id = $1 AND i.id = m.id AND i.status = m."from"->>'status'
        AND i.date IS NOT DISTINCT FROM (m."from"->>'date')::date
     RETURNING to_jsonb(i) AS row, m."from" AS "from"`,
    [tripId, JSON.stringify(moves)],
  );
  return rows.map(({ row, from }) => {
    const after = toDayItem(row);
    return { before: { ...after, ...from, version: after.version - 1 }, after };
  });
};
