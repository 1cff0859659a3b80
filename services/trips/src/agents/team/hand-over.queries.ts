import { randomUUID } from 'node:crypto';
import type { ClientsHandedOver, ClientHandOver } from '@landsea/contracts/agents';
import { type Principal, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { followNextAgent } from '../client-digests/hand-over-digests.queries.js';
import { buildAddressBookOrder } from '../clients/address-book-order.js';
import { clearPayLinks } from '../fees/fees.queries.js';
import { moveGroupsOf } from '../groups/groups.queries.js';

export interface MovingClient {
  id: string;
  agentId: string;
  name: string;
  email: string | null;
  userId: string | null;
}

/** Locks in the order of ids. */
export const lockMoving = (
  manager: EntityManager,
  agentIds: readonly string[],
  ids: readonly string[],
): Promise<MovingClient[]> =>
  manager.query(
    `SELECT id, agent_id AS "agentId", first_name || ' ' || last_name AS name, email, user_id AS "userId"
       FROM client WHERE id = ANY($1::uuid[]) AND agent_id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [ids, agentIds],
  );

/** An agent has one client for each address. */
export const selectKnownTwice = async (
  manager: EntityManager,
  agentId: string,
  clients: readonly MovingClient[],
): Promise<MovingClient[]> => {
  const rows = await manager.query<{ email: string }[]>(
    `SELECT email FROM client WHERE agent_id = $1 AND email = ANY($2::text[]) AND id <> ALL($3::uuid[])`,
    [agentId, clients.map(({ email }) => email), clients.map(({ id }) => id)],
  );
  const known = new Set<string | null>(rows.map(({ email }) => email));
  return clients.filter(({ email }) => known.has(email));
};

export const countKept = async (
  manager: EntityManager,
  agentId: string,
): Promise<{ clients: number; trips: number }> => {
  const [kept] = await manager.query<[{ clients: number; trips: number }]>(
    `SELECT (SELECT count(*)::int FROM client WHERE agent_id = $1) AS clients,
       (SELECT count(*)::int FROM trip_api.trip WHERE owner_id = $1 AND for_client AND purge_at IS NULL) AS trips`,
    [agentId],
  );
  return kept;
};

export const countMade = async (manager: EntityManager, clientIds: readonly string[]): Promise<number> => {
  const [{ trips }] = await manager.query<[{ trips: number }]>(
    `SELECT count(*)::int AS trips FROM agent_trip WHERE client_id = ANY($1::uuid[])`,
    [clientIds],
  );
  return trips;
};

/** A trigger moves their trips; their fees lose the former agent’s payment link, and their morning email its switch. */
export const giveClients = async (
  manager: EntityManager,
  { userId, firstName }: Pick<Principal, 'userId' | 'firstName'>,
  clients: readonly MovingClient[],
  toAgentId: string,
  agencyId: string,
  at: Date,
): Promise<ClientsHandedOver['clients']> => {
  const [moved] = await manager.query<[ClientsHandedOver['clients'], number]>(
    `UPDATE client SET agent_id = $2, agent_version = agent_version + 1, version = version + 1, updated_at = now()
      WHERE id = ANY($1::uuid[]) RETURNING id AS "clientId", agent_version AS "agentVersion"`,
    [clients.map(({ id }) => id), toAgentId],
  );
  const entries = clients.map(({ id, agentId, name }) => ({
    id: randomUUID(),
    client_id: id,
    subject_id: id,
    what: name,
    before: { agent_id: agentId },
    after: { agent_id: toAgentId },
  }));
  await manager.query(
    `INSERT INTO client_change (id, client_id, at, user_id, by_name, kind, subject_id, action, what, before, after, agency_id)
     SELECT e.id, e.client_id, $2, $3, $4, 'client', e.subject_id, 'changed', e.what, e.before, e.after, $5
       FROM jsonb_to_recordset($1::jsonb) AS e (id uuid, client_id uuid, subject_id text, what text, before jsonb, after jsonb)`,
    [JSON.stringify(entries), at, userId, firstName, agencyId],
  );
  const ids = clients.map(({ id }) => id);
  await moveGroupsOf(manager, ids, toAgentId);
  await clearPayLinks(manager, ids);
  await followNextAgent(manager, ids, at);
  return moved;
};

export const selectTripsOf = (
  manager: EntityManager,
  clientIds: readonly string[],
): Promise<{ tripId: string; isMade: boolean }[]> =>
  manager.query(
    `SELECT trip_id AS "tripId", true AS "isMade" FROM agent_trip WHERE client_id = ANY($1::uuid[])
     UNION ALL SELECT trip_id, false FROM client_trip WHERE client_id = ANY($1::uuid[])`,
    [clientIds],
  );

const LISTED = 20;
const NAMED = 3;

/** $3 is the earliest hand-over that can be undone. */
export const selectHandOvers = (
  manager: EntityManager,
  agencyId: string,
  userId: string,
  since: Date,
): Promise<ClientHandOver[]> =>
  manager.query(
    `SELECT h.id, ${selectInstant('h.at')} AS at,
       coalesce((SELECT m.name FROM agency_member m WHERE m.user_id = h.to_agent_id AND m.agency_id = h.agency_id),
         'somebody who left') AS "toName",
       jsonb_array_length(h.clients) AS clients,
       ARRAY(SELECT c.first_name || ' ' || c.last_name FROM client c JOIN agency_member m ON m.user_id = c.agent_id
         WHERE m.agency_id = h.agency_id
           AND c.id IN (SELECT (each->>'clientId')::uuid FROM jsonb_array_elements(h.clients) each)
         ORDER BY ${buildAddressBookOrder('c')}, c.id LIMIT ${NAMED}) AS names,
       CASE WHEN h.undone_at IS NOT NULL THEN 'done' WHEN h.at < $3 THEN 'over' ELSE 'open' END AS undo
     FROM client_hand_over h WHERE h.user_id = $2 AND h.agency_id = $1
     ORDER BY h.at DESC, h.id LIMIT ${LISTED}`,
    [agencyId, userId, since],
  );
