import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TripDetailsModule } from '../trip-details/trip-details.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ChangeUndo } from './change-undo.js';

@Module({
  imports: [
    AccessModule,
    TripsModule,
    ActivityLogModule,
    PeopleModule,
    TripDetailsModule,
    TasksModule,
    TripEventsModule,
  ],
  controllers: [ActivityController],
  providers: [ActivityService, ChangeUndo],
})
export class ActivityModule {}
