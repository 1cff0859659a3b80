import type { HeldEmail, HeldReason } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { makeMailboxId } from './reply-address.js';

const MOST_HELD = 20;

export const openMailbox = async (
  manager: EntityManager,
  conversationId: string,
  userId: string | null,
): Promise<string> => {
  await manager.query(
    `INSERT INTO conversation_mailbox (id, conversation_id, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [makeMailboxId(), conversationId, userId],
  );
  const [{ id }] = await manager.query<[{ id: string }]>(
    `SELECT id FROM conversation_mailbox WHERE conversation_id = $1 AND user_id IS NOT DISTINCT FROM $2::uuid`,
    [conversationId, userId],
  );
  return id;
};

export const countEmails = async (
  manager: EntityManager,
  conversationId: string,
  now: Date,
): Promise<number> => {
  const since = new Date(now.getTime() - 3_600_000);
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT ((SELECT count(*) FROM conversation_message WHERE conversation_id = $1 AND via = 'email' AND sent_at > $2)
      + (SELECT count(*) FROM held_email WHERE conversation_id = $1 AND received_at > $2))::int AS count`,
    [conversationId, since],
  );
  return count;
};

interface NewHeldEmail {
  id: string;
  conversationId: string;
  sender: string;
  subject: string;
  body: string;
  wholeEmail?: string | null;
  reason: HeldReason;
}

export const holdEmail = async (
  manager: EntityManager,
  { id, conversationId, sender, subject, body, wholeEmail = null, reason }: NewHeldEmail,
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO held_email (id, conversation_id, sender, subject, body, reason, received_at, whole_email)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [id, conversationId, sender, subject, body, reason, now, wholeEmail],
  );
};

export const selectHeldEmails = (manager: EntityManager, conversationId: string): Promise<HeldEmail[]> =>
  manager.query(
    `SELECT id, sender, subject, body, reason, whole_email IS NOT NULL AS "isCut",
       ${selectInstant('received_at')} AS "receivedAt"
     FROM held_email WHERE conversation_id = $1 AND dismissed_at IS NULL ORDER BY received_at, id LIMIT ${MOST_HELD}`,
    [conversationId],
  );

/** @returns whether there was one. */
export const dismissHeldEmail = async (
  manager: EntityManager,
  conversationId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE held_email SET dismissed_at = $3 WHERE conversation_id = $1 AND id = $2 AND dismissed_at IS NULL`,
    [conversationId, id, now],
  );
  return changed > 0;
};

/** @returns whether what it said was still there. */
export const restoreHeldEmail = async (
  manager: EntityManager,
  conversationId: string,
  id: string,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE held_email SET dismissed_at = NULL WHERE conversation_id = $1 AND id = $2 AND body <> ''`,
    [conversationId, id],
  );
  return changed > 0;
};

type TakenEmail = Pick<HeldEmail, 'sender' | 'body'> & { wholeEmail: string | null };

/** The row stays, so that the same email is not held again. @returns its text, to one caller only. */
export const takeHeldEmail = async (
  manager: EntityManager,
  conversationId: string,
  id: string,
  now: Date,
): Promise<TakenEmail | undefined> => {
  const [held] = await manager.query<TakenEmail[]>(
    `SELECT sender, body, whole_email AS "wholeEmail" FROM held_email
      WHERE conversation_id = $1 AND id = $2 AND dismissed_at IS NULL FOR UPDATE`,
    [conversationId, id],
  );
  if (held)
    await manager.query(
      `UPDATE held_email SET dismissed_at = $2, sender = '', subject = '', body = '', whole_email = NULL WHERE id = $1`,
      [id, now],
    );
  return held;
};

export const forgetDismissedEmails = async (manager: EntityManager, now: Date): Promise<void> => {
  await manager.query(
    `UPDATE held_email SET sender = '', subject = '', body = '', whole_email = NULL
      WHERE dismissed_at < $1::timestamptz - interval '1 hour' AND body <> ''`,
    [now],
  );
};

export const selectWholeEmail = async (
  manager: EntityManager,
  conversationId: string,
  messageId: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ text: string | null }[]>(
    `SELECT whole_email AS text FROM conversation_message WHERE conversation_id = $1 AND id = $2`,
    [conversationId, messageId],
  );
  return rows[0]?.text ?? undefined;
};

export const selectWholeHeldEmail = async (
  manager: EntityManager,
  conversationId: string,
  id: string,
): Promise<string | undefined> => {
  const rows = await manager.query<{ text: string | null }[]>(
    `SELECT whole_email AS text FROM held_email WHERE conversation_id = $1 AND id = $2 AND dismissed_at IS NULL`,
    [conversationId, id],
  );
  return rows[0]?.text ?? undefined;
};
