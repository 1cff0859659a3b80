import type { ClientMerge, MergeCandidate, MergeClients } from '@landsea/contracts/agents';
import { type Principal, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { MergeSnapshot } from './client-merge.entity.js';

export const selectHangingOn = async (
  manager: EntityManager,
  clientId: string,
): Promise<Omit<MergeCandidate, 'client'>> => {
  const [found] = await manager.query<[Omit<MergeCandidate, 'client'>]>(
    `SELECT
       (SELECT m.name FROM client c JOIN agency_member m ON m.user_id = c.agent_id WHERE c.id = $1) AS "agentName",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('tripId', t.id, 'name', t.name, 'startDate', t.start_date,
           'endDate', t.end_date) ORDER BY t.start_date, t.id), '[]')
          FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL WHERE made.client_id = $1) AS trips,
       (SELECT count(*)::int FROM agent_trip made JOIN trip_api.task ON task.trip_id = made.trip_id
         WHERE made.client_id = $1) AS tasks,
       (SELECT count(*)::int FROM conversation WHERE client_id = $1) AS conversations,
       (SELECT count(*)::int FROM client_change WHERE client_id = $1) AS changes`,
    [clientId],
  );
  return found;
};

const LISTED = 50;

export const selectMerges = (
  manager: EntityManager,
  agentIds: readonly string[],
  readerId: string,
  since: Date,
): Promise<ClientMerge[]> =>
  manager.query(
    `SELECT m.id, ${selectInstant('m.at')} AS at, m.by_name AS by,
       coalesce(m.user_id = $2, false) AS "isYou", m.kept_id AS "keptId", c.first_name || ' ' || c.last_name AS "keptName",
       concat_ws(' ', m.snapshot->'client'->>'first_name', m.snapshot->'client'->>'last_name') AS "mergedName",
       CASE WHEN m.undone_at IS NULL THEN 'open' ELSE 'done' END AS undo
     FROM client_merge m JOIN client c ON c.id = m.kept_id
    WHERE c.agent_id = ANY($1::uuid[]) AND m.at > $3 ORDER BY m.at DESC, m.id LIMIT ${LISTED}`,
    [agentIds, readerId, since],
  );

export const insertMerge = (
  manager: EntityManager,
  { userId, firstName }: Pick<Principal, 'userId' | 'firstName'>,
  { id, keepId, mergeId }: Pick<MergeClients, 'id' | 'keepId' | 'mergeId'>,
  at: Date,
  snapshot: MergeSnapshot,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO client_merge (id, kept_id, merged_id, user_id, by_name, at, snapshot) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, keepId, mergeId, userId, firstName, at, JSON.stringify(snapshot)],
  );
