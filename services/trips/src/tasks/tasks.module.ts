import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { WindowsModule } from '../windows/windows.module.js';
import { TaskTemplateService } from './task-template.service.js';
import { TasksController } from './tasks.controller.js';
import { TasksPersonalData } from './tasks.personal-data.js';
import { TasksService } from './tasks.service.js';

@Module({
  imports: [TripsModule, WindowsModule, AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [TasksController],
  providers: [TasksService, TaskTemplateService, TasksPersonalData],
  exports: [TasksService, TaskTemplateService],
})
export class TasksModule {}
