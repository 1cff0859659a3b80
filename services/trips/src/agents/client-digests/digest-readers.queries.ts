import { randomUUID } from 'node:crypto';
import { CLIENT_DIGEST_TOKEN } from '@landsea/contracts/agents';
import { makeSecret } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { raiseVersion, type DigestSetting } from './client-digests.queries.js';

export interface DigestReaderKey {
  userId: string | null;
  /** Lowercase; null with an account. */
  email: string | null;
}

const addReader = async (
  manager: EntityManager,
  clientId: string,
  { userId, email }: DigestReaderKey,
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_digest_reader (id, client_id, user_id, email, token) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [randomUUID(), clientId, userId, email, `${CLIENT_DIGEST_TOKEN}${makeSecret()}`],
  );
};

/** @returns the secret with which a reader stops the emails, the same one in each email; undefined once it was used. */
export const openReader = async (
  manager: EntityManager,
  clientId: string,
  { userId, email }: DigestReaderKey,
): Promise<string | undefined> => {
  await addReader(manager, clientId, { userId, email });
  const [reader] = await manager.query<{ token: string }[]>(
    `SELECT token FROM client_digest_reader
      WHERE client_id = $1 AND (user_id, email) IS NOT DISTINCT FROM ($2::uuid, $3::text) AND stopped_at IS NULL`,
    [clientId, userId, email],
  );
  return reader?.token;
};

/** @param rowIds all rows by which the reader is known. An email that was put together meanwhile does not leave. */
export const leaveOutReader = async (
  manager: EntityManager,
  { clientId, timeZone }: Pick<DigestSetting, 'clientId' | 'timeZone'>,
  { userId, email, rowIds }: DigestReaderKey & { rowIds: readonly string[] },
  { isLeftOut, now }: { isLeftOut: boolean; now: Date },
): Promise<void> => {
  await addReader(manager, clientId, { userId, email });
  await manager.query(
    `UPDATE client_digest_reader SET left_out_at = $5
      WHERE client_id = $1 AND (id = ANY($4::uuid[]) OR (user_id, email) IS NOT DISTINCT FROM ($2::uuid, $3::text))`,
    [clientId, userId, email, rowIds, isLeftOut ? now : null],
  );
  await raiseVersion(manager, { clientId, timeZone }, now);
};

/** Idempotent; who stopped first stays. */
export const stopReader = async (manager: EntityManager, token: string, at: Date): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader SET stopped_at = $2 WHERE token = $1 AND stopped_at IS NULL`,
    [token, at],
  );
};

/** The holder of a token in $1 is `own`, rows of the same person are `r`: copies of one stop have its moment. */
const isOfLead = (row: string): string =>
  `(${row}.user_id IS NOT NULL OR ${row}.email = lower(c.email) OR (${row}.email IS NULL AND coalesce(${row}.person_id, c.lead_id) = c.lead_id))`;
const sameReader = `r.client_id = own.client_id
  AND (r.id = own.id OR r.stopped_at = own.stopped_at OR (${isOfLead('r')} AND ${isOfLead('own')}))`;

export const selectLinkedReader = async (
  manager: EntityManager,
  token: string,
): Promise<{ agentId: string; isStopped: boolean } | undefined> => {
  const [reader] = await manager.query<{ agentId: string; isStopped: boolean }[]>(
    `SELECT c.agent_id AS "agentId",
       EXISTS (SELECT FROM client_digest_reader r WHERE r.stopped_at IS NOT NULL AND ${sameReader}) AS "isStopped"
     FROM client_digest_reader own JOIN client c ON c.id = own.client_id WHERE own.token = $1`,
    [token],
  );
  return reader;
};

/** By the reader’s own link; what the agent chose stays. */
export const resumeReader = async (manager: EntityManager, token: string): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader r SET stopped_at = NULL FROM client_digest_reader own JOIN client c ON c.id = own.client_id
      WHERE own.token = $1 AND ${sameReader}`,
    [token],
  );
};
