import type {
  AgreementAlert,
  AgreementEvent,
  AgreementLine,
  AgreementQuery,
} from '@landsea/contracts/agents';
import { AGREEMENT_KEPT_YEARS } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';

const MOST_LISTED = 500;
const MOST_ALERTS = 200;

/** An agreement of a client in reach; once that one is deleted, a signed one of the agent who had the client last. */
const inReach = `(c.agent_id = ANY($1::uuid[]) OR c.id IS NULL AND a.state = 'signed' AND a.agent_id = ANY($1::uuid[]))`;

const waits = `a.state IN ('sent', 'opened')`;

export const selectAgreements = (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
  { clientId, tripId, id }: AgreementQuery & { id?: string },
): Promise<AgreementLine[]> =>
  manager.query(
    `SELECT a.id, a.client_id AS "clientId", coalesce(c.first_name || ' ' || c.last_name, a.recipient_name) AS "clientName",
       a.trip_id AS "tripId", coalesce(t.name, a.content->>'tripName') AS "tripName", a.kind, a.state,
       a.recipient_name AS "recipientName", a.recipient_email AS "recipientEmail", ${selectInstant('a.created_at')} AS "createdAt",
       ${selectInstant('a.sent_at')} AS "sentAt", ${selectInstant('a.opened_at')} AS "openedAt", ${selectInstant('a.closed_at')} AS "closedAt",
       ${selectInstant('a.expires_at')} AS "expiresAt", coalesce(${waits} AND a.expires_at <= $2, false) AS "isExpired",
       a.signature#>>'{answers,protectionAnswer}' AS answer, a.signature->>'name' AS name, a.reason,
       coalesce(x.version > a.text_version, false) AS "hasNewerText"
     FROM agreement a LEFT JOIN client c ON c.id = a.client_id LEFT JOIN agreement_text x ON x.id = a.text_id
       LEFT JOIN trip_api.trip t ON t.id = a.trip_id AND t.purge_at IS NULL
    WHERE ${inReach} AND ($3::uuid IS NULL OR a.client_id = $3) AND ($4::uuid IS NULL OR a.trip_id = $4)
      AND ($5::uuid IS NULL OR a.id = $5)
    ORDER BY a.created_at DESC, a.id LIMIT ${MOST_LISTED}`,
    [agentIds, now, clientId ?? null, tripId ?? null, id ?? null],
  );

export const selectTrail = (manager: EntityManager, agreementId: string): Promise<AgreementEvent[]> =>
  manager.query(
    `SELECT seq, kind, ${selectInstant('at')} AS at, zone, actor, address, network, user_agent AS "userAgent", detail, hash
       FROM agreement_event WHERE agreement_id = $1 ORDER BY seq`,
    [agreementId],
  );

/** `$2` is the end of those that are old enough. */
export const selectAlerts = (
  manager: EntityManager,
  agentIds: readonly string[],
  before: Date,
  now: Date,
): Promise<AgreementAlert[]> =>
  manager.query(
    `SELECT a.id, c.id AS "clientId", c.first_name || ' ' || c.last_name AS "clientName", a.kind,
       coalesce(t.name, a.content->>'tripName') AS "tripName", a.recipient_name AS "recipientName",
       floor(extract(epoch FROM $3::timestamptz - a.sent_at) / 86400)::int AS days, a.expires_at <= $3 AS "isExpired"
     FROM agreement a JOIN client c ON c.id = a.client_id AND c.archived_at IS NULL AND c.stage <> 'lost'
       LEFT JOIN trip_api.trip t ON t.id = a.trip_id AND t.purge_at IS NULL
    WHERE c.agent_id = ANY($1::uuid[]) AND ${waits} AND a.sent_at <= $2
    ORDER BY a.sent_at, a.id LIMIT ${MOST_ALERTS}`,
    [agentIds, before, now],
  );

export const countAgreements = async (manager: EntityManager, clientId: string): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM agreement WHERE client_id = $1`,
    [clientId],
  );
  return row.count;
};

export interface TripOfAgreement {
  name: string;
  startDate: string;
  endDate: string;
  party: { name: string }[];
  seesMoney: boolean;
}

/** A trip between one of these agents and the client. */
export const selectTripOf = async (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string,
  tripId: string,
): Promise<TripOfAgreement | undefined> => {
  const [trip] = await manager.query<TripOfAgreement[]>(
    `SELECT t.name, t.start_date::text AS "startDate", t.end_date::text AS "endDate", t.party,
       bool_or(desk.sees_money) AS "seesMoney"
     FROM (${selectDeskTrips('$1')}) desk JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
    WHERE desk.client_id = $2 AND t.id = $3 GROUP BY t.name, t.start_date, t.end_date, t.party`,
    [agentIds, clientId, tripId],
  );
  return trip;
};

export const selectPeopleNames = async (manager: EntityManager, clientId: string): Promise<string[]> => {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT concat_ws(' ', p.first_name, p.last_name) AS name FROM client_person p JOIN client c ON c.id = p.client_id
      WHERE c.id = $1 ORDER BY (p.id = c.lead_id) DESC, p.created_at, p.id`,
    [clientId],
  );
  return rows.map(({ name }) => name);
};

/** Nobody opens what was never sent or signed once the client is gone, and a signed one stays for its term. */
export const forgetAgreements = async (manager: EntityManager, now: Date): Promise<void> => {
  await manager.query(
    `DELETE FROM agreement WHERE client_id IS NULL
        AND (state <> 'signed' OR closed_at < $1::timestamptz - make_interval(years => ${AGREEMENT_KEPT_YEARS}))`,
    [now],
  );
};

export const selectAgentOf = async (manager: EntityManager, agreementId: string): Promise<string> => {
  const [found] = await manager.query<[{ agentId: string }]>(
    `SELECT coalesce(c.agent_id, a.agent_id) AS "agentId" FROM agreement a LEFT JOIN client c ON c.id = a.client_id
      WHERE a.id = $1`,
    [agreementId],
  );
  return found.agentId;
};

interface Recipient {
  id: string;
  firstName: string;
  email: string | null;
  isSample: boolean;
}

export const selectRecipient = async (
  manager: EntityManager,
  clientId: string,
): Promise<Recipient | undefined> => {
  const [client] = await manager.query<Recipient[]>(
    `SELECT id, first_name AS "firstName", email, is_sample AS "isSample" FROM client WHERE id = $1`,
    [clientId],
  );
  return client;
};
