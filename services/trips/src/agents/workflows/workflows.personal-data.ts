import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WorkflowTaskRow } from './workflow-task.entity.js';

@Injectable()
export class WorkflowsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const workflowTasks = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT w.trip_id AS "tripId", w.title, nullif(w.note, '') AS note, w.due_on::text AS "dueOn", w.who,
         w.done_at AS "doneAt", w.sent_at AS "sentAt", w.done_by_name AS "doneBy"
       FROM workflow_task w JOIN client ON client.id = w.client_id
       WHERE client.agent_id = $1 OR w.assignee_id = $1 OR w.done_by = $1
         OR (client.user_id = $1 AND w.who = 'client')
       ORDER BY w.trip_id, w.due_on, w.position`,
      [userId],
    );
    return workflowTasks.length > 0 ? { workflowTasks } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(WorkflowTaskRow, { assigneeId: userId }, { assigneeId: null });
    await manager.update(
      WorkflowTaskRow,
      { doneBy: userId },
      { doneBy: null, doneByName: 'Somebody who left' },
    );
  }
}
