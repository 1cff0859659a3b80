import type { ClientTask } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

const MOST = 100;
const DONE_DAYS = 7;

const together = `EXISTS (SELECT FROM agent_trip made WHERE made.trip_id = w.trip_id AND made.client_id = w.client_id)
  OR EXISTS (SELECT FROM client_trip consent WHERE consent.trip_id = w.trip_id AND consent.client_id = w.client_id
       AND t.owner_id = client.user_id)`;

export const isClient = async (
  manager: EntityManager,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(`SELECT 1 FROM client WHERE id = $1 AND user_id = $2`, [
    clientId,
    userId,
  ]);
  return rows.length > 0;
};

/** `userId` is the account of the client, null before they join. */
export const selectClientTasks = (
  manager: EntityManager,
  { clientId, userId }: { clientId: string; userId: string | null },
  now: Date,
  taskId: string | null = null,
): Promise<(Omit<ClientTask, 'payments'> & { key: string | null })[]> =>
  manager.query(
    `SELECT w.id, w.key, w.trip_id AS "tripId", w.title, w.reason, w.due_on::text AS "dueOn",
       ${selectInstant('w.done_at')} AS "doneAt"
     FROM workflow_task w JOIN client ON client.id = w.client_id
       JOIN trip_api.trip t ON t.id = w.trip_id AND t.purge_at IS NULL AND NOT t.archived
     WHERE w.client_id = $1 AND client.user_id IS NOT DISTINCT FROM $2::uuid AND w.who = 'client' AND w.removed_at IS NULL AND NOT (w.skipped AND w.done_at IS NOT NULL)
       AND (${together})
       AND ($4::uuid IS NULL OR w.id = $4)
       AND ($4::uuid IS NOT NULL OR w.done_at IS NULL OR w.done_at > $3::timestamptz - interval '${DONE_DAYS} days')
     ORDER BY w.due_on NULLS LAST, w.position, w.title, w.id LIMIT ${MOST}`,
    [clientId, userId, now, taskId],
  );

/** Idempotent. @returns whether it was changed. */
export const tickTask = async (
  manager: EntityManager,
  id: string,
  doneBy: { userId: string; firstName: string } | null,
  now: Date,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE workflow_task SET done_at = $2, done_by = $3, done_by_name = $4, version = version + 1, updated_at = $5
      WHERE id = $1 AND (done_at IS NULL) <> ($2::timestamptz IS NULL)`,
    [id, doneBy && now, doneBy?.userId ?? null, doneBy?.firstName ?? null, now],
  );
  return changed > 0;
};
