import type { BookingWindow } from '@landsea/contracts/planning';
import type { DataSource, EntityManager } from 'typeorm';

export const selectTripsToUpdate = async (dataSource: DataSource, limit: number): Promise<string[]> => {
  const rows = await dataSource.query<{ tripId: string }[]>(
    `SELECT trip_id AS "tripId" FROM desk_work GROUP BY trip_id ORDER BY random() LIMIT $1`,
    [limit],
  );
  return rows.map(({ tripId }) => tripId);
};

/**
 * The rows of changes that are committed. What is read afterwards shows these changes, and a row that commits later stays
 * for another round. One caller at a time takes a trip.
 */
export const takeDeskWork = async (manager: EntityManager, tripId: string): Promise<boolean> => {
  const [lock] = await manager.query<{ isMine: boolean }[]>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('desk:' || $1, 0)) AS "isMine"`,
    [tripId],
  );
  if (!lock?.isMine) return false;
  const [, taken] = await manager.query<[unknown[], number]>(`DELETE FROM desk_work WHERE trip_id = $1`, [
    tripId,
  ]);
  return taken > 0;
};

/** Nobody watches a trip that is archived or deleted. */
export const selectAgentsOfTrip = async (manager: EntityManager, tripId: string): Promise<string[]> => {
  const rows = await manager.query<{ agentId: string }[]>(
    `SELECT client.agent_id AS "agentId" FROM trip_api.trip t
       JOIN agent_trip made ON made.trip_id = t.id JOIN client ON client.id = made.client_id
      WHERE t.id = $1 AND NOT t.archived AND t.purge_at IS NULL
     UNION SELECT client.agent_id FROM trip_api.trip t
       JOIN client_trip consent ON consent.trip_id = t.id
       JOIN client ON client.id = consent.client_id AND client.user_id = t.owner_id
      WHERE t.id = $1 AND NOT t.archived AND t.purge_at IS NULL`,
    [tripId],
  );
  return rows.map(({ agentId }) => agentId);
};

export const forgetDesk = async (
  manager: EntityManager,
  tripId: string,
  besides: readonly string[],
): Promise<void> => {
  await manager.query(`DELETE FROM desk_window WHERE trip_id = $1 AND agent_id <> ALL($2::uuid[])`, [
    tripId,
    besides,
  ]);
};

/** Idempotent, also for two planners at once: the one that ends later wins. */
export const replaceDesk = async (
  manager: EntityManager,
  agentId: string,
  tripId: string,
  windows: readonly BookingWindow[],
): Promise<void> => {
  await manager.query(`DELETE FROM desk_window WHERE agent_id = $1 AND trip_id = $2`, [agentId, tripId]);
  await manager.query(
    `INSERT INTO desk_window (agent_id, trip_id, window_id, kind, type, title, rule, warning, opens_at, closes_at,
       often_from, covers_from, covers_to)
     SELECT DISTINCT ON (w.id) $1::uuid, $2::uuid, w.id, w.kind, w.type, w.title, w.rule, w.warning, w."opensAt", w."closesAt", w."oftenFrom",
       (w.covers->>'from')::date, (w.covers->>'to')::date
     FROM jsonb_to_recordset($3::jsonb) AS w (id text, kind text, type text, title text, rule text, warning text,
       "opensAt" timestamptz, "closesAt" timestamptz, "oftenFrom" timestamptz, covers jsonb) ORDER BY w.id
     ON CONFLICT (agent_id, trip_id, window_id) DO UPDATE SET kind = excluded.kind, type = excluded.type, title = excluded.title,
       rule = excluded.rule, warning = excluded.warning, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
       often_from = excluded.often_from, covers_from = excluded.covers_from, covers_to = excluded.covers_to`,
    [agentId, tripId, JSON.stringify(windows)],
  );
};
