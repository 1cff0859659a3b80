import {
  MOST_MESSAGE_TEMPLATES,
  MOST_QUOTE_TEMPLATES,
  MOST_SHARED_TEMPLATES,
  MOST_TASK_LISTS,
  type OwnMessageTemplate,
  type OwnQuoteTemplate,
  type OwnTaskList,
} from '@landsea/contracts/agents';
import { listTemplates } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';

/** Columns that each kind has. */
const common = `t.id, t.title, t.is_shared AS "isShared", t.version, t.user_id = $1 AS "isOwn",
  t.author_name AS "authorName"`;

/**
 * Those of agent `$1` and the first by name that the other members of agency `$2` share, at most `$3` and `$4` of them.
 * Both are rows of `from`.
 */
const listOwnAndShared = (from: string, { own = 'true', shared = 'true' } = {}): string => `FROM (
    (SELECT t.* ${from} WHERE t.user_id = $1 AND ${own} ORDER BY lower(t.title), t.id LIMIT $3)
    UNION ALL
    (SELECT t.* ${from}
     WHERE t.is_shared AND t.user_id <> $1
       AND t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid) AND ${shared}
     ORDER BY lower(t.title), t.id LIMIT $4)
  ) t ORDER BY t.user_id <> $1, lower(t.title), t.id`;

/** With `sharedIds` only those of the shared ones, also when they are not among the first. */
export const selectMessageTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  sharedIds: readonly string[] | null = null,
): Promise<OwnMessageTemplate[]> =>
  manager.query(
    `SELECT ${common}, t.body, t.replaces
     ${listOwnAndShared('FROM message_template t', { shared: '($5::text[] IS NULL OR t.id::text = ANY($5))' })}`,
    [userId, agencyId, MOST_MESSAGE_TEMPLATES, MOST_SHARED_TEMPLATES, sharedIds],
  );

interface TemplateOfAgent {
  agentId: string;
  agencyId: string | null;
  /** One of ours, which an own template may stand in for, or the id of an own or shared one. */
  templateId: string;
}

export const findTemplate = async (
  manager: EntityManager,
  { agentId, agencyId, templateId }: TemplateOfAgent,
): Promise<{ title: string; body: string } | undefined> =>
  listTemplates(await selectMessageTemplates(manager, agentId, agencyId, [templateId])).find(
    ({ id }) => id === templateId,
  );

const isAsked = '($5::uuid IS NULL OR t.id = $5)';

/** With `listId` only that one, also when it is not among the first. */
export const selectTaskLists = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  listId: string | null = null,
): Promise<OwnTaskList[]> =>
  manager.query(
    `SELECT ${common}, t.tasks, t.replaces
     ${listOwnAndShared('FROM task_list t', { own: isAsked, shared: isAsked })}`,
    [userId, agencyId, MOST_TASK_LISTS, MOST_SHARED_TEMPLATES, listId],
  );

export const selectQuoteTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
): Promise<OwnQuoteTemplate[]> =>
  manager.query(`SELECT ${common}, t.options ${listOwnAndShared('FROM quote_template t')}`, [
    userId,
    agencyId,
    MOST_QUOTE_TEMPLATES,
    MOST_SHARED_TEMPLATES,
  ]);

/** At most as many of one agent, whatever arrives at once. */
export const lockTemplates = (manager: EntityManager, kind: string, userId: string): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}:${userId}`]);
