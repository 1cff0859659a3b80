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

/** Ticked again, an earlier address of the reader is, too, unless somebody else has it now. */
const isEarlier = `$5::timestamptz IS NULL AND coalesce(r.origin_id, r.id) IN (SELECT coalesce(own.origin_id, own.id) FROM client_digest_reader own WHERE own.id = ANY($4::uuid[]))
  AND NOT EXISTS (SELECT FROM client_person p WHERE p.client_id = r.client_id AND lower(p.email) = r.email)`;

/** @param rowIds all rows by which the reader is known. An email that was put together meanwhile does not leave. */
export const leaveOutReader = async (
  manager: EntityManager,
  { clientId, timeZone }: Pick<DigestSetting, 'clientId' | 'timeZone'>,
  { userId, email, rowIds }: DigestReaderKey & { rowIds: readonly string[] },
  { isLeftOut, now }: { isLeftOut: boolean; now: Date },
): Promise<void> => {
  await addReader(manager, clientId, { userId, email });
  await manager.query(
    `UPDATE client_digest_reader r SET left_out_at = $5
      WHERE client_id = $1 AND (id = ANY($4::uuid[]) OR (user_id, email) IS NOT DISTINCT FROM ($2::uuid, $3::text) OR (${isEarlier}))`,
    [clientId, userId, email, rowIds, isLeftOut ? now : null],
  );
  await raiseVersion(manager, { clientId, timeZone }, now);
};

/** Also with the link of a client who was merged into this one. */
const isHolder = `(own.token = $1 OR own.former_tokens @> ARRAY[$1::text])`;

/**
 * The holder of a token is `own`, rows of the same person are `r`: those of one first address, unless two people of the
 * household have one of them each now.
 */
const isOfAddress = `r.client_id = own.client_id AND coalesce(r.origin_id, r.id) = coalesce(own.origin_id, own.id)
  AND NOT EXISTS (SELECT FROM client_person p JOIN client_person other ON other.client_id = p.client_id AND other.id <> p.id
    WHERE p.client_id = r.client_id AND r.email <> own.email AND lower(p.email) = own.email AND lower(other.email) = r.email)`;

/** Idempotent; who stopped first stays. */
export const stopReader = async (manager: EntityManager, token: string, at: Date): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader r SET stopped_at = $2 FROM client_digest_reader own
      WHERE ${isHolder} AND r.stopped_at IS NULL AND ${isOfAddress}`,
    [token, at],
  );
};

const isOfLead = (row: string): string =>
  `(${row}.user_id IS NOT NULL OR ${row}.email = lower(c.email) OR (${row}.email IS NULL AND coalesce(${row}.person_id, c.lead_id) = c.lead_id))`;
/** Copies of one stop have its moment. The link of an address takes nothing back that an account stopped. */
const sameReader = `((${isOfAddress}) OR (r.client_id = own.client_id AND (r.user_id IS NULL OR own.user_id IS NOT NULL)
  AND (r.stopped_at = own.stopped_at OR (${isOfLead('r')} AND ${isOfLead('own')}))))`;

interface LinkedReader {
  agentId: string;
  isStopped: boolean;
  /** By the account of the one whose address has the link, which takes nothing back then. */
  isAccountStopped: boolean;
}

export const selectLinkedReader = async (
  manager: EntityManager,
  token: string,
): Promise<LinkedReader | undefined> => {
  const [reader] = await manager.query<LinkedReader[]>(
    `SELECT c.agent_id AS "agentId",
       EXISTS (SELECT FROM client_digest_reader r WHERE r.stopped_at IS NOT NULL AND ${sameReader}) AS "isStopped",
       EXISTS (SELECT FROM client_digest_reader account JOIN client_digest_reader r ON r.user_id IS NULL AND ${isOfLead('r')} AND ${isOfAddress}
         WHERE account.client_id = own.client_id AND account.user_id = c.user_id AND account.stopped_at IS NOT NULL
           AND own.user_id IS NULL) AS "isAccountStopped"
     FROM client_digest_reader own JOIN client c ON c.id = own.client_id WHERE ${isHolder}`,
    [token],
  );
  return reader;
};

/** By the reader’s own link; what the agent chose stays. */
export const resumeReader = async (manager: EntityManager, token: string): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader r SET stopped_at = NULL FROM client_digest_reader own JOIN client c ON c.id = own.client_id
      WHERE ${isHolder} AND ${sameReader}`,
    [token],
  );
};
