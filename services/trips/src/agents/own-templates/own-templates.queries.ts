import {
  MOST_QUOTE_TEMPLATES,
  MOST_SHARED_QUOTE_TEMPLATES,
  type OwnMessageTemplate,
  type OwnQuoteTemplate,
  type OwnTaskList,
} from '@landsea/contracts/agents';
import { listTemplates } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';

/** `$1` agent, `$2` agency. */
const common = `t.id, t.title, t.is_shared AS "isShared", t.version, t.user_id = $1 AS "isOwn",
  t.author_name AS "authorName"`;
const ofAgency = `t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid)`;
const ownFirst = `ORDER BY t.user_id <> $1, lower(t.title), t.id`;

/** Those of the agent, and those that the other members of the agency share. */
export const selectMessageTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
): Promise<OwnMessageTemplate[]> =>
  manager.query(
    `SELECT ${common}, t.body, t.replaces
     FROM message_template t WHERE t.user_id = $1 OR (t.is_shared AND ${ofAgency}) ${ownFirst}`,
    [userId, agencyId],
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
  listTemplates(await selectMessageTemplates(manager, agentId, agencyId)).find(({ id }) => id === templateId);

/** As {@link selectMessageTemplates}; one of them with `listId`. */
export const selectTaskLists = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  listId: string | null = null,
): Promise<OwnTaskList[]> =>
  manager.query(
    `SELECT ${common}, t.tasks, t.replaces
     FROM task_list t
     WHERE (t.user_id = $1 OR (t.is_shared AND ${ofAgency})) AND ($3::uuid IS NULL OR t.id = $3) ${ownFirst}`,
    [userId, agencyId, listId],
  );

/** Those of the agent, and the first by name that the other members of the agency share. */
export const selectQuoteTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
): Promise<OwnQuoteTemplate[]> =>
  manager.query(
    `WITH shared AS (
       SELECT t.* FROM quote_template t WHERE t.is_shared AND t.user_id <> $1 AND ${ofAgency}
       ORDER BY lower(t.title), t.id LIMIT $4
     ), own AS (SELECT t.* FROM quote_template t WHERE t.user_id = $1 ORDER BY lower(t.title), t.id LIMIT $3)
     SELECT ${common}, t.options FROM (SELECT * FROM own UNION ALL SELECT * FROM shared) t ${ownFirst}`,
    [userId, agencyId, MOST_QUOTE_TEMPLATES, MOST_SHARED_QUOTE_TEMPLATES],
  );

/** At most as many of one agent, whatever arrives at once. */
export const lockTemplates = (manager: EntityManager, kind: string, userId: string): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}:${userId}`]);
