import type { TripDay } from '@landsea/contracts/trip';
import type { EntityManager } from 'typeorm';
import type { TripBefore } from './trip-change.entity.js';

export const lockTrip = async (
  manager: EntityManager,
  tripId: string,
): Promise<{ version: number; status: TripBefore['status'] } | undefined> => {
  const rows = await manager.query<{ version: number; status: TripBefore['status'] }[]>(
    `SELECT version, status FROM trip WHERE id = $1 AND purge_at IS NULL FOR NO KEY UPDATE`,
    [tripId],
  );
  return rows[0];
};

export const writeTrip = async (manager: EntityManager, tripId: string, next: TripBefore): Promise<void> => {
  await manager.query(
    `UPDATE trip SET name = $2, status = $3, mode = $4, start_date = $5, end_date = $6, stays = $7, sailing = $8,
       version = version + 1 WHERE id = $1`,
    [
      tripId,
      next.name,
      next.status,
      next.mode,
      next.startDate,
      next.endDate,
      JSON.stringify(next.stays),
      next.sailing && JSON.stringify(next.sailing),
    ],
  );
  await writeDays(manager, tripId, next.days);
};

const writeDays = async (manager: EntityManager, tripId: string, days: TripDay[]): Promise<void> => {
  await manager.query(`DELETE FROM trip_day WHERE trip_id = $1 AND date <> ALL ($2::date[])`, [
    tripId,
    days.map(({ date }) => date),
  ]);
  await manager.query(
    `INSERT INTO trip_day AS old (trip_id, date, kind, parks, place, note, arrives_at, leaves_at, evening, version)
     SELECT $1, d.date, d.kind, d.parks, d.place, d.note, d."arrivesAt", d."leavesAt", d.evening, d.version
       FROM jsonb_to_recordset($2::jsonb)
         AS d (date date, kind text, parks text[], place text, note text, "arrivesAt" text, "leavesAt" text,
                 evening text, version integer)
     ON CONFLICT (trip_id, date) DO UPDATE SET kind = excluded.kind, parks = excluded.parks,
       place = excluded.place, note = excluded.note, arrives_at = excluded.arrives_at,
       leaves_at = excluded.leaves_at, evening = excluded.evening, version = greatest(old.version + 1, excluded.version)
       WHERE (old.kind, old.parks, old.place, old.note, old.arrives_at, old.leaves_at, old.evening)
         IS DISTINCT FROM (excluded.kind, excluded.parks, excluded.place, excluded.note, excluded.arrives_at,
                           excluded.leaves_at, excluded.evening)`,
    [tripId, JSON.stringify(days)],
  );
};
