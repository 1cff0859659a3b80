import type { DataSource, EntityManager } from 'typeorm';

const EXCERPT = 600;
const RETRY_SECONDS = 30;

export interface DueEmail {
  messageId: string;
  conversationId: string;
  /** Null for a person without an account, who has `email`. */
  userId: string | null;
  email: string | null;
  firstName: string;
  agentId: string;
  authorId: string;
  authorName: string;
  agencyName: string | null;
  tripName: string | null;
  body: string;
  files: number;
  /** The last that the client wrote before. */
  answered: string | null;
  isOpen: boolean;
}

export const planEmail = async (manager: EntityManager, messageId: string, sentAt: Date): Promise<void> => {
  await manager.query(
    `INSERT INTO message_email (message_id, due_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [messageId, sentAt],
  );
};

export const selectDueEmails = (dataSource: DataSource, now: Date, limit: number): Promise<DueEmail[]> =>
  dataSource.query(
    `SELECT e.message_id AS "messageId", v.id AS "conversationId", v.user_id AS "userId", v.email, c.first_name AS "firstName",
       c.agent_id AS "agentId", coalesce(m.author_id, c.agent_id) AS "authorId", m.author_name AS "authorName", agency.name AS "agencyName", t.name AS "tripName", m.body,
       (SELECT count(*)::int FROM conversation_file a WHERE a.message_id = m.id) AS files,
       (SELECT left(b.body, ${EXCERPT}) FROM conversation_message b
         WHERE b.conversation_id = v.id AND b.side = 'client' AND b.number < m.number AND b.body <> ''
         ORDER BY b.number DESC LIMIT 1) AS answered,
       c.user_id IS NOT DISTINCT FROM v.user_id AND (v.user_id IS NOT NULL OR (c.email = v.email AND c.left_at IS NULL)) AS "isOpen"
     FROM message_email e JOIN conversation_message m ON m.id = e.message_id
       JOIN conversation v ON v.id = m.conversation_id JOIN client c ON c.id = v.client_id
       LEFT JOIN trip_api.trip t ON t.id = v.trip_id AND t.purge_at IS NULL
       LEFT JOIN agency_member member ON member.user_id = c.agent_id
       LEFT JOIN agency ON agency.id = member.agency_id
      WHERE e.due_at <= $1 ORDER BY m.number LIMIT $2`,
    [now, limit],
  );

/** @returns true to one caller only. */
export const takeEmail = async (manager: EntityManager, messageId: string): Promise<boolean> => {
  const [, taken] = await manager.query<[unknown[], number]>(
    `DELETE FROM message_email WHERE message_id = $1`,
    [messageId],
  );
  return taken > 0;
};

export const postponeEmail = async (dataSource: DataSource, messageId: string, now: Date): Promise<void> => {
  await dataSource.query(
    `UPDATE message_email SET due_at = $2::timestamptz + make_interval(secs => ${RETRY_SECONDS}) WHERE message_id = $1`,
    [messageId, now],
  );
};

/** Erasing the account also forgets the mails to this address. */
export const noteMailedTo = async (
  manager: EntityManager,
  { conversationId, userId }: { conversationId: string; userId: string },
  { name, email }: { name: string; email: string },
): Promise<void> => {
  await manager.query(
    `INSERT INTO conversation_reader (conversation_id, user_id, side, name, mailed_to) VALUES ($1, $2, 'client', $3, $4)
     ON CONFLICT (conversation_id, user_id) DO UPDATE SET mailed_to = excluded.mailed_to`,
    [conversationId, userId, name, email],
  );
};

const DAY_SECONDS = 86_400;

/** Messages of the last day to people without an account. */
export const countEmailedToAddresses = async (
  manager: EntityManager,
  authorId: string,
  now: Date,
): Promise<number> => {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM conversation_message m JOIN conversation v ON v.id = m.conversation_id
      WHERE m.author_id = $1 AND v.user_id IS NULL AND m.sent_at > $2::timestamptz - make_interval(secs => ${DAY_SECONDS})`,
    [authorId, now],
  );
  return count;
};
