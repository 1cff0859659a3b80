import type { AgentTrip, ChosenStage } from '@landsea/contracts/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectTripStage } from '../clients/pipeline.queries.js';
import { selectGroupOfTrip } from '../groups/group-of-trip.sql.js';
import { AgentTripRow } from './agent-trip.entity.js';

export const agentTrips = makeVersionedTable(AgentTripRow);

/** `agents` is the parameter with the agents' ids; trips that clients share are included. */
export const selectDeskTrips = (agents: string): string => `
  SELECT made.trip_id, client.agent_id, client.id AS client_id, true AS sees_money FROM client JOIN agent_trip made ON made.client_id = client.id
    WHERE client.agent_id = ANY(${agents}::uuid[])
  UNION ALL
  SELECT consent.trip_id, client.agent_id, client.id, consent.sees_money FROM client JOIN client_trip consent ON consent.client_id = client.id
    JOIN trip_api.trip own ON own.id = consent.trip_id AND own.owner_id = client.user_id
    WHERE client.agent_id = ANY(${agents}::uuid[])`;

const selectMoney = (tripId: string, today: string): string => `
  SELECT jsonb_build_object('bookedCents', sum(l.booked_cents), 'paidCents', sum(l.spent_cents),
      'nextDueOn', min(l.due_on) FILTER (WHERE l.due_on >= ${today} AND l.booked_cents > l.spent_cents))
    FROM trip_api.line_amount l WHERE l.trip_id = ${tripId} HAVING sum(l.booked_cents) > 0`;

export const selectAgentTrips = (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
  tripId: string | null = null,
): Promise<Omit<AgentTrip, 'next'>[]> =>
  manager.query(
    `SELECT t.id AS "tripId", client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName", client.agent_id AS "agentId",
       client.user_id IS NOT NULL AS "clientJoined", client.is_sample AS "isSample", t.name, t.mode, t.start_date::text AS "startDate",
       t.end_date::text AS "endDate", jsonb_array_length(t.party) AS people, t.archived,
       ${selectTripStage('$2::date')} AS stage, made.trip_id IS NOT NULL AS "isMade",
       CASE WHEN made.trip_id IS NOT NULL THEN jsonb_build_object('may', made.client_may,
         'seesMoney', made.client_sees_money, 'seesDocuments', made.client_sees_documents,
         'version', made.version) END AS access,
       CASE WHEN desk.sees_money THEN (${selectMoney('t.id', '$2::date')}) END AS money,
       (${selectGroupOfTrip('client', 't.id')}) AS "group"
     FROM (${selectDeskTrips('$1')}) desk
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
       JOIN client ON client.id = desk.client_id
       LEFT JOIN agent_trip made ON made.trip_id = t.id
       LEFT JOIN desk_stage moved ON moved.trip_id = t.id AND moved.client_id = client.id
     WHERE $3::uuid IS NULL OR t.id = $3
     ORDER BY t.end_date < $2::date, CASE WHEN t.end_date < $2::date THEN '0001-01-01' ELSE t.start_date END, t.start_date DESC, t.id`,
    [agentIds, today, tripId],
  );

export const saveStage = async (
  manager: EntityManager,
  { clientId, tripId }: Pick<AgentTrip, 'clientId' | 'tripId'>,
  stage: ChosenStage,
): Promise<void> => {
  await manager.query(
    `INSERT INTO desk_stage (client_id, trip_id, stage) VALUES ($1, $2, $3)
     ON CONFLICT (client_id, trip_id) DO UPDATE
       SET stage = excluded.stage, updated_at = now()`,
    [clientId, tripId, stage],
  );
};

export const selectAgentOf = async (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ agentId: string }[]>(
    `SELECT agent_id AS "agentId" FROM client WHERE id = $1 AND agent_id = ANY($2::uuid[])`,
    [clientId, agentIds],
  );
  return rows[0]?.agentId;
};

export const selectClientOf = async (
  manager: EntityManager,
  agentIds: readonly string[],
  tripId: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ clientId: string }[]>(
    `SELECT client.id AS "clientId" FROM agent_trip made JOIN client ON client.id = made.client_id
      WHERE made.trip_id = $1 AND client.agent_id = ANY($2::uuid[])`,
    [tripId, agentIds],
  );
  return rows[0]?.clientId;
};

export const notePreview = async (manager: EntityManager, clientId: string): Promise<void> => {
  await manager.query(`UPDATE client SET previewed_at = now() WHERE id = $1 AND previewed_at IS NULL`, [
    clientId,
  ]);
};

/** The trips that the agent made for clients who have joined since. */
export const selectJoinedReaders = (
  manager: EntityManager,
  agentId: string,
): Promise<{ tripId: string; ownerId: string }[]> =>
  manager.query(
    `SELECT t.id AS "tripId", client.user_id AS "ownerId"
       FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id JOIN client ON client.id = made.client_id
      WHERE t.owner_id = $1 AND t.for_client AND client.user_id IS NOT NULL`,
    [agentId],
  );

export const selectClientReaders = async (manager: EntityManager, tripId: string): Promise<string[]> => {
  const rows = await manager.query<{ userId: string }[]>(
    `SELECT client.user_id AS "userId" FROM agent_trip made JOIN client ON client.id = made.client_id
      WHERE made.trip_id = $1 AND client.user_id IS NOT NULL`,
    [tripId],
  );
  return rows.map(({ userId }) => userId);
};

export const selectTripsShownTo = async (manager: EntityManager, agentId: string): Promise<string[]> => {
  const rows = await manager.query<{ tripId: string }[]>(
    `SELECT DISTINCT consent.trip_id AS "tripId" FROM client_trip consent JOIN client ON client.id = consent.client_id
      WHERE client.agent_id = $1`,
    [agentId],
  );
  return rows.map(({ tripId }) => tripId);
};
