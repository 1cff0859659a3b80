import { CLIENT_DIGEST_TIME } from '@landsea/contracts/agents';
import { PARKS_ZONE, type CalendarDate } from '@landsea/contracts/core';
import type { SaidLine } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';
import { getNextMorning } from '../digests/digest-times.js';
import { ClientDigestRow } from './client-digest.entity.js';
import { ClientDigestLineRow } from './client-digest-line.entity.js';

export interface DigestSetting {
  clientId: string;
  agentId: string;
  isOn: boolean;
  isDefault: boolean;
  since: Date | null;
  /** IANA name of the agent’s clock. */
  timeZone: string;
  /** Null before there is a row. */
  nextAt: Date | null;
  sentOn: string | null;
  sentAt: Date | null;
  version: number;
}

const isOn = `coalesce(d.is_on, agent.tells_clients, false)`;

const select = (where: string): string => `
  SELECT c.id AS "clientId", c.agent_id AS "agentId", ${isOn} AS "isOn", d.is_on IS NULL AS "isDefault",
    CASE WHEN d.is_on THEN d.since WHEN d.is_on IS NULL THEN greatest(agent.clients_since, d.since) END AS since,
    coalesce(agent.time_zone, '${PARKS_ZONE}') AS "timeZone", d.next_at AS "nextAt", d.sent_on::text AS "sentOn", d.sent_at AS "sentAt",
    coalesce(d.version, 0) AS version
  FROM client c LEFT JOIN client_digest d ON d.client_id = c.id LEFT JOIN digest agent ON agent.user_id = c.agent_id
  WHERE ${where}`;

export const selectDigestSetting = async (
  manager: EntityManager,
  clientId: string,
): Promise<DigestSetting | undefined> => {
  const [setting] = await manager.query<DigestSetting[]>(select('c.id = $1'), [clientId]);
  return setting;
};

/** Samples and clients of demos never get one. */
const isReal = `NOT c.is_sample AND c.archived_at IS NULL AND NOT EXISTS (SELECT FROM demo_agent demo WHERE demo.user_id = c.agent_id)`;

/** `IS NOT FALSE` as in the index. */
export const selectDueSettings = (
  manager: EntityManager,
  now: Date,
  most: number,
): Promise<DigestSetting[]> =>
  manager.query(
    `${select(`d.next_at <= $1 AND d.is_on IS NOT FALSE AND ${isOn} AND ${isReal}`)} ORDER BY d.next_at, c.id LIMIT $2`,
    [now, most],
  );

/**
 * Rows whose client gets no email now, such as after a hand-over to an agent who sends none, are asked again at `until`;
 * the search would else read all of them each time.
 */
export const putOffSettings = async (
  manager: EntityManager,
  now: Date,
  until: Date,
  most: number,
): Promise<void> => {
  await manager.query(
    `UPDATE client_digest SET next_at = $2 WHERE client_id IN (
       SELECT d.client_id FROM client_digest d JOIN client c ON c.id = d.client_id LEFT JOIN digest agent ON agent.user_id = c.agent_id
        WHERE d.next_at <= $1 AND d.is_on IS NOT FALSE AND NOT (${isOn} AND ${isReal})
        ORDER BY d.next_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED)`,
    [now, until, most],
  );
};

/** Clients of agents who chose it for all, and who have no row yet. Idempotent. */
export const addClientDigests = async (manager: EntityManager, now: Date, most: number): Promise<void> => {
  const rows = await manager.query<{ clientId: string; timeZone: string }[]>(
    `SELECT c.id AS "clientId", agent.time_zone AS "timeZone" FROM digest agent JOIN client c ON c.agent_id = agent.user_id
      WHERE agent.tells_clients AND ${isReal} AND NOT EXISTS (SELECT FROM client_digest d WHERE d.client_id = c.id) LIMIT $1`,
    [most],
  );
  const values = rows.map(({ clientId, timeZone }) => ({
    clientId,
    nextAt: getNextClientMorning(now, timeZone),
  }));
  if (values.length === 0) return;
  await manager.createQueryBuilder().insert().into(ClientDigestRow).values(values).orIgnore().execute();
};

export const getNextClientMorning = (after: Date, timeZone: string): Date =>
  getNextMorning(after, timeZone, CLIENT_DIGEST_TIME);

/** Things from before a hand-over stay left out, with each choice after it. */
export const saveClientDigest = async (
  manager: EntityManager,
  { clientId, timeZone }: Pick<DigestSetting, 'clientId' | 'timeZone'>,
  { isOn: chosen, since }: { isOn: boolean | null; since: Date | null },
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_digest (client_id, is_on, since, next_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (client_id) DO UPDATE SET is_on = excluded.is_on, since = greatest(excluded.since, client_digest.since),
       next_at = excluded.next_at, version = client_digest.version + 1`,
    [clientId, chosen, since, getNextClientMorning(now, timeZone)],
  );
};

/** @returns false when another copy of the service, or the agent, has sent one meanwhile. */
export const takeDigest = async (
  manager: EntityManager,
  { clientId, version }: Pick<DigestSetting, 'clientId' | 'version'>,
  nextAt: Date,
): Promise<boolean> => {
  await manager.query(
    `INSERT INTO client_digest (client_id, next_at, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`,
    [clientId, nextAt],
  );
  const [, taken] = await manager.query<[unknown[], number]>(
    `UPDATE client_digest SET next_at = $3, version = version + 1 WHERE client_id = $1 AND version = $2`,
    [clientId, version, nextAt],
  );
  return taken > 0;
};

/** In the transaction that took it, once somebody got it. `on` is the day on the agent’s clock. */
export const markSent = async (
  manager: EntityManager,
  clientId: string,
  { on, at }: { on: CalendarDate; at: Date },
): Promise<void> => {
  await manager.update(ClientDigestRow, { clientId }, { sentOn: on, sentAt: at });
};

export type SaidOfTrip = SaidLine & Pick<ClientDigestLineRow, 'tripId' | 'day'>;

/** By subject. */
export const selectSaidLines = async (
  manager: EntityManager,
  clientId: string,
): Promise<Map<string, SaidOfTrip>> => {
  const rows = await manager.findBy(ClientDigestLineRow, { clientId });
  return new Map(rows.map((row) => [row.subject, row]));
};

interface NamedLine {
  subject: string;
  tripId: string | null;
  day: CalendarDate | null;
  text: string;
}

export const insertToldLines = async (
  manager: EntityManager,
  clientId: string,
  lines: readonly NamedLine[],
  at: Date,
): Promise<void> => {
  const rows = lines.map(({ subject, tripId, day, text }) => ({
    ...{ clientId, subject, tripId, day, text },
    toldAt: at,
  }));
  await manager.upsert(ClientDigestLineRow, rows, ['clientId', 'subject']);
};

/** A line that is back is what it was before. An email that was put together meanwhile does not leave. */
export const leaveOutLine = async (
  manager: EntityManager,
  { clientId, timeZone }: Pick<DigestSetting, 'clientId' | 'timeZone'>,
  { subject, tripId, text }: NamedLine,
  { isLeftOut, now }: { isLeftOut: boolean; now: Date },
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_digest_line (client_id, subject, trip_id, text, left_out_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (client_id, subject) DO UPDATE SET left_out_at = excluded.left_out_at`,
    [clientId, subject, tripId, text, isLeftOut ? now : null],
  );
  await raiseVersion(manager, { clientId, timeZone }, now);
};

export const raiseVersion = async (
  manager: EntityManager,
  { clientId, timeZone }: Pick<DigestSetting, 'clientId' | 'timeZone'>,
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_digest AS d (client_id, next_at) VALUES ($1, $2)
     ON CONFLICT (client_id) DO UPDATE SET version = d.version + 1`,
    [clientId, getNextClientMorning(now, timeZone)],
  );
};
