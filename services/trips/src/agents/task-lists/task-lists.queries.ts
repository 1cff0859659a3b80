import { MOST_SHARED_TEMPLATES, MOST_TASK_LISTS, type OwnTaskList } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

const isAsked = '($5::uuid IS NULL OR t.id = $5)';

/** Those of the agent, and the first by name that the other members of the agency share; one of all with `listId`. */
export const selectTaskLists = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  listId: string | null = null,
): Promise<OwnTaskList[]> =>
  manager.query(
    `WITH shared AS (
       SELECT t.* FROM task_list t
       WHERE t.is_shared AND t.user_id <> $1
         AND t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid) AND ${isAsked}
       ORDER BY lower(t.title), t.id LIMIT $4
     ), own AS (
       SELECT t.* FROM task_list t WHERE t.user_id = $1 AND ${isAsked} ORDER BY lower(t.title), t.id LIMIT $3
     )
     SELECT t.id, t.title, t.tasks, t.is_shared AS "isShared", t.replaces, t.version,
       t.user_id = $1 AS "isOwn", t.author_name AS "authorName"
     FROM (SELECT * FROM own UNION ALL SELECT * FROM shared) t
     ORDER BY t.user_id <> $1, lower(t.title), t.id`,
    [userId, agencyId, MOST_TASK_LISTS, MOST_SHARED_TEMPLATES, listId],
  );

/** At most as many of one agent, whatever arrives at once. */
export const lockTaskLists = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('task-lists:' || $1, 0))`, [userId]);
