import type { TripTemplate } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../team/agency-scope.js';

/** `$1` agents, `$2` agency. */
const TEMPLATES = `
  FROM trip_template template JOIN trip_api.trip t ON t.id = template.trip_id AND t.purge_at IS NULL
  WHERE (t.owner_id = ANY($1::uuid[])
    OR t.owner_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid AND m.role <> 'assistant'))`;

type Reaching = Pick<Reach, 'agencyId' | 'agentIds'>;

export const selectTripTemplates = (
  manager: EntityManager,
  { agentIds, agencyId }: Reaching,
): Promise<TripTemplate[]> =>
  manager.query(
    `SELECT t.id AS "tripId", template.name, t.mode, t.end_date - t.start_date + 1 AS days,
       t.owner_id = ANY($1::uuid[]) AS "isOwn"
     ${TEMPLATES} ORDER BY lower(template.name), t.id`,
    [agentIds, agencyId],
  );

export const selectTemplateOwner = async (
  manager: EntityManager,
  { agentIds, agencyId }: Reaching,
  tripId: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ ownerId: string }[]>(
    `SELECT t.owner_id AS "ownerId" ${TEMPLATES} AND t.id = $3`,
    [agentIds, agencyId, tripId],
  );
  return rows[0]?.ownerId;
};

export const countOtherTemplates = async (manager: EntityManager, tripId: string): Promise<number> => {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM trip_template template JOIN trip_api.trip t ON t.id = template.trip_id
      WHERE t.owner_id = (SELECT owner_id FROM trip_api.trip WHERE id = $1) AND t.id <> $1`,
    [tripId],
  );
  return row?.count ?? 0;
};

export const saveTripTemplate = async (
  manager: EntityManager,
  tripId: string,
  name: string,
): Promise<void> => {
  await manager.query(
    `INSERT INTO trip_template (trip_id, name) VALUES ($1, $2)
     ON CONFLICT (trip_id) DO UPDATE SET name = excluded.name, saved_at = now()`,
    [tripId, name],
  );
};
