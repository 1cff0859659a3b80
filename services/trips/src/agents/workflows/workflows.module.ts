import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { OwnTemplatesModule } from '../own-templates/own-templates.module.js';
import { CreateWorkflows1764033000000 } from '../../migrations/agents/1764033000000-create-workflows.js';
import { RepeatWorkflowTasks1764037000000 } from '../../migrations/agents/1764037000000-repeat-workflow-tasks.js';
import { RepeatTemplateTasks1764039000000 } from '../../migrations/agents/1764039000000-repeat-template-tasks.js';
import { SkipWorkflowTasks1764520010000 } from '../../migrations/agents/1764520010000-skip-workflow-tasks.js';
import { SendTaskMessages1764710000000 } from '../../migrations/agents/1764710000000-send-task-messages.js';
import { AddFollowedAtToTasks1764913010000 } from '../../migrations/agents/1764913010000-add-followed-at-to-tasks.js';
import { WindowsModule } from '../../planning/windows/windows.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AgentTripsModule } from '../agent-trips/agent-trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { ClientTasksController } from './client-tasks.controller.js';
import { ClientTasksService } from './client-tasks.service.js';
import { TaskDates } from './task-dates.js';
import { TripWorkflowRow } from './trip-workflow.entity.js';
import { WorkflowTaskRow } from './workflow-task.entity.js';
import { WorkflowsController } from './workflows.controller.js';
import { WorkflowsService } from './workflows.service.js';

const workflowTasksOfUser: DeclaredData = {
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

@Module({
  imports: [OwnTemplatesModule, TeamModule, AgentTripsModule, TripsModule, WindowsModule],
  controllers: [WorkflowsController, ClientTasksController],
  providers: [WorkflowsService, ClientTasksService, TaskDates],
  exports: [ClientTasksService, TaskDates, WorkflowsService],
})
export class WorkflowsModule {
  static readonly personalData = [workflowTasksOfUser];
  static readonly entities = [TripWorkflowRow, WorkflowTaskRow];
  static readonly migrations = [
    CreateWorkflows1764033000000,
    RepeatWorkflowTasks1764037000000,
    RepeatTemplateTasks1764039000000,
    SkipWorkflowTasks1764520010000,
    SendTaskMessages1764710000000,
    AddFollowedAtToTasks1764913010000,
  ];
}
