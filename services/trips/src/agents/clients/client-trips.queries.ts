import type { AgentTripConsent, MadeTrip, SharedClientTrip, TripConsent } from '@landsea/contracts/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { ClientTripRow } from './client-trip.entity.js';

const clientTrips = makeVersionedTable(ClientTripRow);

const dates = `t.start_date::text AS "startDate", t.end_date::text AS "endDate"`;

export const selectSharedTrips = async (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string | null = null,
): Promise<Map<string, SharedClientTrip[]>> => {
  const rows = await manager.query<{ clientId: string; trips: SharedClientTrip[] }[]>(
    `SELECT "clientId", json_agg(to_jsonb(shared) - 'clientId' ORDER BY "startDate", "tripId") AS trips
       FROM (SELECT c.client_id AS "clientId", t.id AS "tripId", t.name, ${dates},
               c.sees_money AS "seesMoney", c.sees_documents AS "seesDocuments"
             FROM client_trip c JOIN client ON client.id = c.client_id
               JOIN trip_api.trip t ON t.id = c.trip_id AND t.owner_id = client.user_id AND t.purge_at IS NULL
             WHERE client.agent_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR client.id = $2)) shared
      GROUP BY "clientId"`,
    [agentIds, clientId],
  );
  return new Map(rows.map(({ clientId: id, trips }) => [id, trips]));
};

export const selectOwnTrips = (
  manager: EntityManager,
  clientId: string,
  ownerId: string,
  tripId: string | null = null,
): Promise<AgentTripConsent[]> =>
  manager.query(
    `SELECT t.id AS "tripId", t.name, ${dates}, c.trip_id IS NOT NULL AS shared,
       coalesce(c.sees_money, false) AS "seesMoney", coalesce(c.sees_documents, false) AS "seesDocuments",
       coalesce(c.version, 0) AS version
     FROM trip_api.trip t LEFT JOIN client_trip c ON c.trip_id = t.id AND c.client_id = $1
     WHERE t.owner_id = $2 AND t.purge_at IS NULL AND ($3::uuid IS NULL OR t.id = $3)
     ORDER BY t.start_date DESC, t.id`,
    [clientId, ownerId, tripId],
  );

export const selectMadeTrips = (manager: EntityManager, clientId: string): Promise<MadeTrip[]> =>
  manager.query(
    `SELECT t.id AS "tripId", t.name, ${dates}, made.client_may AS may FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id
      WHERE made.client_id = $1 AND t.purge_at IS NULL AND NOT t.archived ORDER BY t.start_date DESC, t.id`,
    [clientId],
  );

/** Trips of other people are left out. */
export const insertConsents = async (
  manager: EntityManager,
  clientId: string,
  ownerId: string,
  consents: readonly TripConsent[],
): Promise<string[]> => {
  const rows = await manager.query<{ tripId: string }[]>(
    `INSERT INTO client_trip (client_id, trip_id, sees_money, sees_documents)
     SELECT $1, t.id, chosen."seesMoney", chosen."seesDocuments"
       FROM jsonb_to_recordset($3::jsonb) AS chosen ("tripId" uuid, "seesMoney" boolean, "seesDocuments" boolean)
       JOIN trip_api.trip t ON t.id = chosen."tripId" AND t.owner_id = $2 AND t.purge_at IS NULL
     RETURNING trip_id AS "tripId"`,
    [clientId, ownerId, JSON.stringify(consents)],
  );
  return rows.map(({ tripId }) => tripId);
};

/** @returns false when the consent has changed since the person saw it. */
export const writeConsent = (
  manager: EntityManager,
  clientId: string,
  { tripId, ...consent }: TripConsent,
  seen: number,
): Promise<boolean> => clientTrips.write(manager, { clientId, tripId }, seen, consent);

/** @returns which were shown until now. */
export const deleteConsents = async (
  manager: EntityManager,
  clientId: string,
  tripId: string | null = null,
): Promise<string[]> => {
  const [rows] = await manager.query<[{ tripId: string }[], number]>(
    `DELETE FROM client_trip WHERE client_id = $1 AND ($2::uuid IS NULL OR trip_id = $2)
     RETURNING trip_id AS "tripId"`,
    [clientId, tripId],
  );
  return rows.map(({ tripId: id }) => id);
};
