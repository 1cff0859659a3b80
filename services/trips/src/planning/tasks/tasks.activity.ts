import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import {
  SliceActivity,
  type OtherActivity,
  type TableActivity,
} from '../../trip/activity-log/slice-activity.js';
import { loggedTasks, suggestedTasks } from './logged-tasks.js';
import { TaskTemplateService } from './task-template.service.js';

@Injectable()
export class TasksActivity extends SliceActivity {
  constructor(
    private readonly events: TripEvents,
    private readonly templates: TaskTemplateService,
  ) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedTasks,
      after: async (manager, { user, tripId }) =>
        this.events.publishAtCommit(manager, tripId, { type: 'tasks.changed', by: user.firstName }),
    },
  ];

  override readonly others: readonly OtherActivity[] = [
    { kind: suggestedTasks, undo: (manager, user, row) => this.templates.takeBack(manager, user, row) },
  ];
}
