import type { DataSource, EntityManager } from 'typeorm';

const UNREAD_MINUTES = 5;
const MOST_QUOTED = 3;
const EXCERPT = 300;

export interface NoticeRecipient {
  userId: string;
}

export interface UnreadConversation {
  id: string;
  clientName: string;
  unread: number;
  messages: { authorName: string; excerpt: string }[];
}

export const planNotice = async (
  manager: EntityManager,
  conversationId: string,
  sentAt: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO conversation_notice (conversation_id, side, due_at)
     VALUES ($1, 'agent', $2::timestamptz + make_interval(mins => ${UNREAD_MINUTES})) ON CONFLICT DO NOTHING`,
    [conversationId, sentAt],
  );
};

export const selectDueRecipients = (
  dataSource: DataSource,
  now: Date,
  limit: number,
): Promise<NoticeRecipient[]> =>
  dataSource.query(
    `SELECT c.agent_id AS "userId" FROM conversation_notice n
       JOIN conversation v ON v.id = n.conversation_id JOIN client c ON c.id = v.client_id
      WHERE n.due_at <= $1 GROUP BY 1 ORDER BY min(n.due_at) LIMIT $2`,
    [now, limit],
  );

/** @returns the conversations, to one caller only. */
export const takeNotices = async (
  manager: EntityManager,
  { userId }: NoticeRecipient,
  now: Date,
): Promise<string[]> => {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `DELETE FROM conversation_notice n USING conversation v, client c
      WHERE v.id = n.conversation_id AND c.id = v.client_id AND n.due_at <= $2 AND c.agent_id = $1
      RETURNING n.conversation_id AS id`,
    [userId, now],
  );
  return rows.map(({ id }) => id);
};

/** @returns it; nothing of a conversation that an email was about since they last read it. */
export const markNotified = async (
  manager: EntityManager,
  { userId }: NoticeRecipient,
  conversationIds: readonly string[],
  person: { email: string; name: string },
): Promise<UnreadConversation[]> => {
  const rows = await manager.query<(UnreadConversation & { upTo: string })[]>(
    `SELECT v.id, concat_ws(' ', c.first_name, c.last_name) AS "clientName", m.unread, m.messages, m."upTo"
       FROM conversation v JOIN client c ON c.id = v.client_id
           AND (c.user_id = v.user_id OR (v.user_id IS NULL AND c.user_id IS NULL AND c.email = v.email))
         LEFT JOIN conversation_reader r ON r.conversation_id = v.id AND r.user_id = $1
         CROSS JOIN LATERAL (
           SELECT max(u.total)::int AS unread, max(u.number) AS "upTo",
             json_agg(json_build_object('authorName', u.author_name, 'excerpt', CASE WHEN u.body = '' THEN 'sent a file' ELSE left(u.body, ${EXCERPT}) END) ORDER BY u.number) AS messages
           FROM (SELECT w.number, w.author_name, w.body, count(*) OVER () AS total FROM conversation_message w
                  WHERE w.conversation_id = v.id AND w.side = 'client' AND w.number > coalesce(r.read_up_to, 0)
                  ORDER BY w.number DESC LIMIT ${MOST_QUOTED}) u) m
      WHERE v.id = ANY($2::uuid[]) AND m.unread > 0 AND coalesce(r.notified_up_to, 0) <= coalesce(r.read_up_to, 0)
      ORDER BY m."upTo" DESC`,
    [userId, conversationIds],
  );
  for (const { id, upTo } of rows)
    await manager.query(
      `INSERT INTO conversation_reader (conversation_id, user_id, side, name, notified_up_to, mailed_to)
       VALUES ($1, $2, 'agent', $3, $4, $5)
       ON CONFLICT (conversation_id, user_id) DO UPDATE
         SET notified_up_to = excluded.notified_up_to, mailed_to = excluded.mailed_to`,
      [id, userId, person.name, upTo, person.email],
    );
  return rows;
};
