import {
  MOST_QUOTE_TEMPLATES,
  MOST_SHARED_TEMPLATES,
  type OwnQuoteTemplate,
} from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

/** Those of the agent, and the first by name that the other members of the agency share. */
export const selectQuoteTemplates = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
): Promise<OwnQuoteTemplate[]> =>
  manager.query(
    `WITH shared AS (
       SELECT t.* FROM quote_template t
       WHERE t.is_shared AND t.user_id <> $1
         AND t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid)
       ORDER BY lower(t.title), t.id LIMIT $4
     ), own AS (SELECT t.* FROM quote_template t WHERE t.user_id = $1 ORDER BY lower(t.title), t.id LIMIT $3)
     SELECT t.id, t.title, t.options, t.is_shared AS "isShared", t.version, t.user_id = $1 AS "isOwn",
       t.author_name AS "authorName"
     FROM (SELECT * FROM own UNION ALL SELECT * FROM shared) t
     ORDER BY t.user_id <> $1, lower(t.title), t.id`,
    [userId, agencyId, MOST_QUOTE_TEMPLATES, MOST_SHARED_TEMPLATES],
  );

/** At most as many of one agent, whatever arrives at once. */
export const lockQuoteTemplates = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('quote-templates:' || $1, 0))`, [userId]);
