import {
  MOST_MESSAGE_TEMPLATES,
  MOST_SHARED_TEMPLATES,
  type OwnMessageTemplate,
} from '@landsea/contracts/agents';
import { listTemplates } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';

/**
 * Those of the agent, and the first by name that the other members of the agency share. With `sharedIds` only those of the
 * shared ones, also when they are not among the first.
 */
export const selectMessageTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  sharedIds: readonly string[] | null = null,
): Promise<OwnMessageTemplate[]> =>
  manager.query(
    `WITH shared AS (
       SELECT t.* FROM message_template t
       WHERE t.is_shared AND t.user_id <> $1
         AND t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid)
         AND ($5::text[] IS NULL OR t.id::text = ANY($5))
       ORDER BY lower(t.title), t.id LIMIT $4
     ), own AS (SELECT t.* FROM message_template t WHERE t.user_id = $1 ORDER BY lower(t.title), t.id LIMIT $3)
     SELECT t.id, t.title, t.body, t.is_shared AS "isShared", t.replaces, t.version,
       t.user_id = $1 AS "isOwn", t.author_name AS "authorName"
     FROM (SELECT * FROM own UNION ALL SELECT * FROM shared) t
     ORDER BY t.user_id <> $1, lower(t.title), t.id`,
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

/** At most as many of one agent, whatever arrives at once. */
export const lockMessageTemplates = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('message-templates:' || $1, 0))`, [userId]);
