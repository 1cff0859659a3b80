import type { AgentGroup } from '@landsea/contracts/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import type { Reach } from '../team/agency-scope.js';
import { AgentGroupRow } from './agent-group.entity.js';
import { isOfAgency } from './group-of-trip.sql.js';

export const agentGroups = makeVersionedTable(AgentGroupRow);

export type GroupFacts = Pick<
  AgentGroup,
  'id' | 'name' | 'kind' | 'firstDate' | 'lastDate' | 'note' | 'isOwn' | 'version'
>;
export type Reached = Pick<Reach, 'agentIds' | 'agencyId'>;

/** All groups of an agency with many agents. */
const MOST_SHOWN = 1000;

/** $1 are agents: they and everybody in their agency, so that an index finds the groups. */
const reachedAgents = (agencyId: string): string =>
  `(SELECT $1::uuid[] || ARRAY(SELECT user_id FROM agency_member WHERE agency_id = ${agencyId}))`;

/** Groups of the agents within reach, and those of colleagues of which one of these agents plans a trip. */
export const selectGroups = (
  manager: EntityManager,
  { agentIds, agencyId }: Reached,
  groupId: string | null = null,
): Promise<GroupFacts[]> =>
  manager.query(
    `SELECT g.id, g.name, g.kind, g.first_date::text AS "firstDate", g.last_date::text AS "lastDate", g.note, g.version,
       g.agent_id = ANY($1::uuid[]) AS "isOwn"
     FROM agent_group g
     WHERE g.deleted_at IS NULL AND ($2::uuid IS NULL OR g.id = $2) AND g.agent_id = ANY(${reachedAgents('$3')}::uuid[])
       AND (g.agent_id = ANY($1::uuid[]) OR EXISTS (
         SELECT FROM agent_group_trip m JOIN client ON client.id = m.client_id
          WHERE m.group_id = g.id AND client.agent_id = ANY($1::uuid[]) AND ${isOfAgency('g', 'client')}))
     ORDER BY lower(g.name), g.id LIMIT ${MOST_SHOWN}`,
    [agentIds, groupId, agencyId],
  );

/** Trips of groups, as `m`, with `client`, `desk` and the trip `t`; $1 are agents, $2 their agency, $3 the groups. */
export const fromGroupTrips = `
  FROM agent_group_trip m JOIN agent_group g ON g.id = m.group_id AND g.deleted_at IS NULL
    JOIN client ON client.id = m.client_id AND ${isOfAgency('g', 'client')}
    JOIN (${selectDeskTrips(reachedAgents('$2'))}) desk
      ON (desk.client_id, desk.trip_id) = (m.client_id, m.trip_id)
    JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
  WHERE m.group_id = ANY($3::uuid[])`;

export interface GroupTrip {
  groupId: string;
  tripId: string;
  isMine: boolean;
  clientName: string;
  people: number;
  startDate: string;
  endDate: string;
}

export const selectGroupTrips = (
  manager: EntityManager,
  { agentIds, agencyId }: Reached,
  groupIds: readonly string[],
): Promise<GroupTrip[]> =>
  manager.query(
    `SELECT m.group_id AS "groupId", t.id AS "tripId", client.agent_id = ANY($1::uuid[]) AS "isMine",
       client.first_name || ' ' || client.last_name AS "clientName", jsonb_array_length(t.party) AS people,
       t.start_date::text AS "startDate", t.end_date::text AS "endDate"
     ${fromGroupTrips} ORDER BY t.start_date, "clientName", t.id`,
    [agentIds, agencyId, groupIds],
  );

/** The group of a trip, also one that is deleted. */
export const selectGroupOfMember = async (
  manager: EntityManager,
  { clientId, tripId }: { clientId: string; tripId: string },
): Promise<string | undefined> => {
  const [row] = await manager.query<{ groupId: string }[]>(
    `SELECT group_id AS "groupId" FROM agent_group_trip WHERE client_id = $1 AND trip_id = $2 FOR UPDATE`,
    [clientId, tripId],
  );
  return row?.groupId;
};

/** The trips of a group, of whomever, that count for its bound. */
export const countGroupTrips = async (manager: EntityManager, groupId: string): Promise<number> => {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM agent_group_trip WHERE group_id = $1`,
    [groupId],
  );
  return count;
};

/** One writer at a time of an agent's groups or of a group's trips, so that no bound is passed. */
export const lockGroups = (manager: EntityManager, id: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('agent-groups:' || $1, 0))`, [id]);

const DAYS_KEPT = 30;

export const deleteGroup = (manager: EntityManager, id: string, at: Date): Promise<unknown> =>
  manager.query(
    `UPDATE agent_group SET deleted_at = $2, version = version + 1, updated_at = now() WHERE id = $1`,
    [id, at],
  );

/** Deleted groups of these agents that nobody can bring back any more. */
export const purgeGroups = (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<unknown> =>
  manager.query(
    `DELETE FROM agent_group WHERE agent_id = ANY($1::uuid[]) AND deleted_at < $2::timestamptz - make_interval(days => ${DAYS_KEPT})`,
    [agentIds, now],
  );

/** Trips that joined another group since stay there. @returns false when there is no such deleted group. */
export const restoreGroup = async (
  manager: EntityManager,
  agentIds: readonly string[],
  id: string,
): Promise<boolean> => {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE agent_group SET deleted_at = NULL, version = version + 1, updated_at = now()
      WHERE id = $2 AND agent_id = ANY($1::uuid[]) AND deleted_at IS NOT NULL RETURNING id`,
    [agentIds, id],
  );
  return rows.length > 0;
};

/** A group whose last own trip was handed over goes with it; one that still has a trip of its agent stays. */
export const moveGroupsOf = async (
  manager: EntityManager,
  clientIds: readonly string[],
  toAgentId: string,
): Promise<void> => {
  await manager.query(
    `UPDATE agent_group g SET agent_id = $2, version = version + 1, updated_at = now()
      WHERE g.agent_id <> $2
        AND EXISTS (SELECT FROM agent_group_trip m WHERE m.group_id = g.id AND m.client_id = ANY($1::uuid[]))
        AND NOT EXISTS (SELECT FROM agent_group_trip m JOIN client ON client.id = m.client_id
          WHERE m.group_id = g.id AND client.agent_id = g.agent_id)`,
    [clientIds, toAgentId],
  );
};
