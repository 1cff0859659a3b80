import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CreateTaskLists1764620010000 } from '../../migrations/agents/1764620010000-create-task-lists.js';
import { TeamModule } from '../team/team.module.js';
import { TaskListRow } from './task-list.entity.js';
import { TaskListsController } from './task-lists.controller.js';
import { TaskListsService } from './task-lists.service.js';

@Module({
  imports: [TeamModule],
  controllers: [TaskListsController],
  providers: [TaskListsService],
  exports: [TaskListsService],
})
export class TaskListsModule {
  static readonly personalData = [byUser(TaskListRow, { taskLists: ['title', 'tasks', 'isShared'] })];
  static readonly entities = [TaskListRow];
  static readonly migrations = [CreateTaskLists1764620010000];
}
