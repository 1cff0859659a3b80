import type { MessageFile } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { toFileKey } from '../../../trip/files/file-column.js';
import type { StoredFile } from '../../../trip/files/files.queries.js';

interface FileOf {
  conversationId: string;
  /** Null for a person without an account. */
  userId: string | null;
}

const join = `conversation_file a JOIN trip_api.file f ON f.key = '${toFileKey('attachment', '')}' || a.id::text`;
const columns = `a.id, f.name, f.type, f.bytes`;

export const filesOfMessage = `(SELECT json_agg(json_build_object('id', a.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes)
    ORDER BY a.position, a.id) FROM ${join} WHERE a.message_id = m.id)`;

export const insertFileOfConversation = async (
  manager: EntityManager,
  id: string,
  { conversationId, userId }: FileOf,
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO conversation_file (id, conversation_id, author_id, created_at) VALUES ($1, $2, $3, $4)`,
    [id, conversationId, userId, now],
  );
};

/** Before the message is sent only the author sees the file; afterwards everybody in the conversation. */
export const selectFile = async (
  manager: EntityManager,
  { conversationId, userId }: FileOf,
  id: string,
): Promise<(MessageFile & Pick<StoredFile, 'key'>) | undefined> => {
  const rows = await manager.query<(MessageFile & Pick<StoredFile, 'key'>)[]>(
    `SELECT ${columns}, f.key FROM ${join}
      WHERE a.id = $3 AND a.conversation_id = $1 AND (a.message_id IS NOT NULL OR a.author_id = $2)`,
    [conversationId, userId, id],
  );
  return rows[0];
};

/** @returns how many of them were there. */
export const sendFiles = async (
  manager: EntityManager,
  { conversationId, userId }: FileOf,
  messageId: string,
  ids: readonly string[],
): Promise<number> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE conversation_file SET message_id = $3, position = array_position($4::uuid[], id)
      WHERE id = ANY($4::uuid[]) AND conversation_id = $1 AND author_id IS NOT DISTINCT FROM $2::uuid AND message_id IS NULL`,
    [conversationId, userId, messageId, ids],
  );
  return changed;
};

/** @returns whether there was such a file outside of messages. */
export const deleteWaitingFile = async (
  manager: EntityManager,
  { conversationId, userId }: FileOf,
  id: string,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `DELETE FROM conversation_file WHERE id = $3 AND conversation_id = $1 AND author_id = $2 AND message_id IS NULL`,
    [conversationId, userId, id],
  );
  return changed > 0;
};

/** A draft keeps its files for a week. */
export const deleteUnsentFiles = async (manager: EntityManager, now: Date): Promise<void> => {
  await manager.query(
    `DELETE FROM conversation_file WHERE message_id IS NULL AND created_at < $1::timestamptz - interval '7 days'`,
    [now],
  );
};

export const forgetFileAuthor = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query(`DELETE FROM conversation_file WHERE author_id = $1 AND message_id IS NULL`, [userId]);
  await manager.query(`UPDATE conversation_file SET author_id = NULL WHERE author_id = $1`, [userId]);
};
