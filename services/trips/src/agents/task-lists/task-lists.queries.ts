import type { OwnTaskList } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

/** Those of the agent, and those that the other members of the agency share; one of them with `listId`. */
export const selectTaskLists = (
  manager: EntityManager,
  userId: string,
  agencyId: string | null,
  listId: string | null = null,
): Promise<OwnTaskList[]> =>
  manager.query(
    `SELECT t.id, t.title, t.tasks, t.is_shared AS "isShared", t.replaces, t.version,
       t.user_id = $1 AS "isOwn", t.author_name AS "authorName"
     FROM task_list t
     WHERE (t.user_id = $1 OR (t.is_shared
       AND t.user_id IN (SELECT m.user_id FROM agency_member m WHERE m.agency_id = $2::uuid)))
       AND ($3::uuid IS NULL OR t.id = $3)
     ORDER BY t.user_id <> $1, lower(t.title), t.id`,
    [userId, agencyId, listId],
  );

/** At most as many of one agent, whatever arrives at once. */
export const lockTaskLists = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('task-lists:' || $1, 0))`, [userId]);
