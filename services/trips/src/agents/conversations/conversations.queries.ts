import {
  MESSAGES_PER_PAGE,
  type Conversation,
  type ConversationMessage,
  type ConversationReader,
  type ConversationSide,
} from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectViewableBy } from '../../trip/trips/trip-visibility.js';
import type { Correspondent } from './correspondents.queries.js';
import { filesOfMessage } from './attachments/conversation-files.queries.js';
import { planEmail } from './notices/message-emails.queries.js';
import { planNotice } from './notices/notices.queries.js';

export interface Viewer {
  userId: string;
  agentIds: readonly string[];
}

export interface OpenedConversation extends Conversation {
  agentId: string;
  clientUserId: string | null;
}

const MOST_LISTED = 200;
const EXCERPT = 160;
const asClient = '(v.user_id = $1 AND c.user_id = $1)';

/**
 * The only rule of who reads a conversation: the client while they are with the agent, and agents with the
 * client in scope.
 */
const readable = `(${asClient} OR c.agent_id = ANY($2::uuid[]))`;
const sideOfReader = `CASE WHEN ${asClient} THEN 'client' ELSE 'agent' END`;
const isClosed = `CASE WHEN v.user_id IS NOT NULL THEN c.user_id IS DISTINCT FROM v.user_id
  ELSE c.user_id IS NOT NULL OR c.left_at IS NOT NULL OR c.email IS DISTINCT FROM v.email END`;

const select = (where: string, rest = ''): string => `
  SELECT v.id, v.client_id AS "clientId", concat_ws(' ', c.first_name, c.last_name) AS "clientName",
    reader.side, v.is_about_trip AS "isAboutTrip", c.agent_id AS "agentId", v.user_id AS "clientUserId",
    CASE WHEN t.id IS NOT NULL
      THEN json_build_object('id', t.id, 'name', t.name, 'startDate', t.start_date::text) END AS trip,
    (SELECT json_build_object('side', m.side, 'authorName', m.author_name, 'excerpt', left(m.body, ${EXCERPT}),
        'sentAt', ${selectInstant('m.sent_at')}, 'files', (SELECT count(*)::int FROM conversation_file a WHERE a.message_id = m.id))
       FROM conversation_message m WHERE m.conversation_id = v.id ORDER BY m.number DESC LIMIT 1) AS last,
    (SELECT count(*)::int FROM conversation_message m
      WHERE m.conversation_id = v.id AND m.side <> reader.side AND m.number > coalesce(r.read_up_to, 0)) AS unread,
    CASE WHEN reader.side = 'agent' THEN ${selectInstant('v.waiting_since')} END AS "waitingSince",
    ${isClosed} AS "isClosed", CASE WHEN reader.side = 'agent' THEN v.email END AS "emailedTo",
    CASE WHEN reader.side = 'agent' THEN held.count ELSE 0 END AS held,
    CASE WHEN reader.side = 'agent' THEN ${selectInstant('held.since')} END AS "heldSince"
  FROM conversation v JOIN client c ON c.id = v.client_id
    CROSS JOIN LATERAL (SELECT ${sideOfReader} AS side) AS reader
    LEFT JOIN trip_api.trip t ON t.id = v.trip_id AND ${selectViewableBy('t', '$1')}
    CROSS JOIN LATERAL (SELECT count(*)::int AS count, min(h.received_at) AS since FROM held_email h
      WHERE h.conversation_id = v.id AND h.dismissed_at IS NULL) AS held
    LEFT JOIN conversation_reader r ON r.conversation_id = v.id AND r.user_id = $1
  WHERE ${readable} AND ${where} ${rest}`;

export const selectConversations = (
  manager: EntityManager,
  { userId, agentIds }: Viewer,
  side: ConversationSide,
  clientId: string | null,
): Promise<OpenedConversation[]> =>
  manager.query(
    select(
      `reader.side = $3 AND ($4::uuid IS NULL OR v.client_id = $4) AND v.last_message_at IS NOT NULL`,
      `ORDER BY CASE WHEN reader.side = 'agent' THEN least(v.waiting_since, held.since) END NULLS LAST, v.last_message_at DESC, v.id
       LIMIT ${MOST_LISTED}`,
    ),
    [userId, agentIds, side, clientId],
  );

export const selectConversation = async (
  manager: EntityManager,
  { userId, agentIds }: Viewer,
  id: string,
): Promise<OpenedConversation | undefined> => {
  const rows = await manager.query<OpenedConversation[]>(select('v.id = $3'), [userId, agentIds, id]);
  return rows[0];
};

const messageColumns = `m.id, m.number::int AS number, m.side, m.author_name AS "authorName", m.body,
  ${selectInstant('m.sent_at')} AS "sentAt", m.via, m.whole_email IS NOT NULL AS "isCut", m.sent_from AS "sentFrom",
  coalesce(${filesOfMessage}, '[]') AS files`;

interface Addressed {
  conversation: OpenedConversation;
  firstName: string;
  email: string;
}

/** A conversation with a person who has no account, as that person sees it. */
export const selectAddressed = async (manager: EntityManager, id: string): Promise<Addressed | undefined> => {
  const [row] = await manager.query<{ agentId: string; firstName: string; email: string }[]>(
    `SELECT c.agent_id AS "agentId", c.first_name AS "firstName", v.email
       FROM conversation v JOIN client c ON c.id = v.client_id WHERE v.id = $1 AND v.user_id IS NULL AND v.email IS NOT NULL`,
    [id],
  );
  if (!row) return undefined;
  const { agentId: userId, firstName, email } = row;
  const conversation = await selectConversation(manager, { userId, agentIds: [userId] }, id);
  return conversation && { conversation: { ...conversation, side: 'client' }, firstName, email };
};

/** One message more than a page shows whether earlier ones exist. */
export const selectMessages = async (
  manager: EntityManager,
  conversationId: string,
  before: number | null,
): Promise<{ messages: ConversationMessage[]; hasEarlier: boolean }> => {
  const rows = await manager.query<ConversationMessage[]>(
    `SELECT ${messageColumns} FROM conversation_message m
      WHERE m.conversation_id = $1 AND ($2::bigint IS NULL OR m.number < $2)
      ORDER BY m.number DESC LIMIT ${MESSAGES_PER_PAGE + 1}`,
    [conversationId, before],
  );
  return {
    messages: rows.slice(0, MESSAGES_PER_PAGE).reverse(),
    hasEarlier: rows.length > MESSAGES_PER_PAGE,
  };
};

export const selectMessage = async (
  manager: EntityManager,
  conversationId: string,
  id: string,
): Promise<ConversationMessage | undefined> => {
  const rows = await manager.query<ConversationMessage[]>(
    `SELECT ${messageColumns} FROM conversation_message m WHERE m.id = $1 AND m.conversation_id = $2`,
    [id, conversationId],
  );
  return rows[0];
};

export const selectReaders = (
  manager: EntityManager,
  conversationId: string,
  userId: string,
): Promise<ConversationReader[]> =>
  manager.query(
    `SELECT name, side, read_up_to::int AS "upTo" FROM conversation_reader
      WHERE conversation_id = $1 AND user_id <> $2 AND read_up_to > 0 ORDER BY user_id LIMIT 20`,
    [conversationId, userId],
  );

export const isTripOfClient = async (
  manager: EntityManager,
  { userId }: Viewer,
  clientId: string,
  tripId: string,
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM trip_api.trip t WHERE t.id = $3 AND ${selectViewableBy('t', '$1')}
       AND (EXISTS (SELECT FROM client_trip s WHERE s.client_id = $2 AND s.trip_id = t.id)
         OR EXISTS (SELECT FROM agent_trip a WHERE a.client_id = $2 AND a.trip_id = t.id))`,
    [userId, clientId, tripId],
  );
  return rows.length > 0;
};

/** @returns its id. */
export const openConversation = async (
  manager: EntityManager,
  { clientId, userId, email }: Pick<Correspondent, 'clientId' | 'userId' | 'email'>,
  tripId: string | null,
): Promise<string> => {
  const parameters = [clientId, userId, tripId, userId === null ? email : null];
  await manager.query(
    `INSERT INTO conversation (id, client_id, user_id, trip_id, is_about_trip, email)
     VALUES (gen_random_uuid(), $1, $2, $3, $3::uuid IS NOT NULL, $4) ON CONFLICT DO NOTHING`,
    parameters,
  );
  const [{ id }] = await manager.query<[{ id: string }]>(
    `SELECT id FROM conversation WHERE client_id = $1 AND user_id IS NOT DISTINCT FROM $2::uuid
       AND email IS NOT DISTINCT FROM $4 AND (CASE WHEN $3::uuid IS NULL THEN NOT is_about_trip ELSE trip_id = $3 END)`,
    parameters,
  );
  return id;
};

export interface NewMessage {
  id: string;
  /** Null for an email from an unverified sender, and for an account that is gone. */
  authorId: string | null;
  authorName: string;
  side: ConversationSide;
  body: string;
  via: 'app' | 'email';
  wholeEmail?: string | null;
  sentFrom?: string | null;
  sentAt: Date;
  /** False in the demo, which sends nothing. */
  isEmailed?: boolean;
}

/** Idempotent by id. @returns whether it was added. */
export const insertMessage = async (
  manager: EntityManager,
  conversationId: string,
  {
    id,
    authorId,
    authorName,
    side,
    body,
    via,
    wholeEmail = null,
    sentFrom = null,
    sentAt,
    isEmailed = true,
  }: NewMessage,
): Promise<boolean> => {
  // The lock numbers messages of a conversation in the order of their commits.
  await manager.query('SELECT FROM conversation WHERE id = $1 FOR UPDATE', [conversationId]);
  const rows = await manager.query<unknown[]>(
    `INSERT INTO conversation_message (id, conversation_id, author_id, author_name, side, body, via, sent_at, whole_email, sent_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, conversationId, authorId, authorName, side, body, via, sentAt, wholeEmail, sentFrom],
  );
  if (rows.length === 0) return false;
  await manager.query(
    `UPDATE conversation SET last_message_at = $2,
       waiting_since = CASE WHEN $3 = 'agent' THEN NULL ELSE coalesce(waiting_since, $2) END WHERE id = $1`,
    [conversationId, sentAt, side],
  );
  if (side === 'client') await planNotice(manager, conversationId, sentAt);
  else if (isEmailed) await planEmail(manager, id, sentAt);
  return true;
};

/** It never moves back or beyond the last message. @returns the new position, if it moved. */
export const markRead = async (
  manager: EntityManager,
  conversationId: string,
  reader: { userId: string; name: string; side: ConversationSide },
  upTo: number,
): Promise<number | undefined> => {
  const rows = await manager.query<{ upTo: number }[]>(
    `INSERT INTO conversation_reader AS r (conversation_id, user_id, side, name, read_up_to)
     SELECT $1, $2, $3, $4, max(number) FROM conversation_message WHERE conversation_id = $1 AND number <= $5
     HAVING max(number) IS NOT NULL
     ON CONFLICT (conversation_id, user_id) DO UPDATE
       SET read_up_to = excluded.read_up_to, name = excluded.name, side = excluded.side
       WHERE r.read_up_to < excluded.read_up_to
     RETURNING read_up_to::int AS "upTo"`,
    [conversationId, reader.userId, reader.side, reader.name, upTo],
  );
  return rows[0]?.upTo;
};

export const setWaiting = async (manager: EntityManager, id: string, since: Date | null): Promise<void> => {
  await manager.query(
    `UPDATE conversation SET waiting_since = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE coalesce(waiting_since, $2) END
      WHERE id = $1`,
    [id, since],
  );
};
