import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { WindowsModule } from '../windows/windows.module.js';
import { TasksActivity } from './tasks.activity.js';
import { TaskTemplateService } from './task-template.service.js';
import { TasksController } from './tasks.controller.js';
import { TasksService } from './tasks.service.js';
import { CreateTasks1763860000000 } from '../../migrations/planning/1763860000000-create-tasks.js';
import { TaskRow } from './task.entity.js';
import { tasksOfOwner } from './tasks.queries.js';

@Module({
  imports: [TripsModule, WindowsModule, AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [TasksController],
  providers: [TasksService, TaskTemplateService, TasksActivity],
  exports: [TasksService, TaskTemplateService],
})
export class TasksModule {
  static readonly personalData = [tasksOfOwner];
  static readonly entities = [TaskRow];
  static readonly migrations = [CreateTasks1763860000000];
}
