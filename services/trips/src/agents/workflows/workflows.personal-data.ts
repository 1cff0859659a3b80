import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { WorkflowTaskRow } from './workflow-task.entity.js';

export const workflowTasksOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      workflowTasks: await manager.query(
        `SELECT w.trip_id AS "tripId", w.title, nullif(w.note, '') AS note, w.due_on::text AS "dueOn", w.who,
         w.done_at AS "doneAt", w.sent_at AS "sentAt", w.done_by_name AS "doneBy"
       FROM workflow_task w JOIN client ON client.id = w.client_id
       WHERE client.agent_id = $1 OR w.assignee_id = $1 OR w.done_by = $1
         OR (client.user_id = $1 AND w.who = 'client')
       ORDER BY w.trip_id, w.due_on, w.position`,
        [userId],
      ),
    }),
  erase: async (manager, userId) => {
    await manager.update(WorkflowTaskRow, { assigneeId: userId }, { assigneeId: null });
    await manager.update(
      WorkflowTaskRow,
      { doneBy: userId },
      { doneBy: null, doneByName: 'Somebody who left' },
    );
  },
};
