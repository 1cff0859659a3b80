import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { PeopleModule } from '../../trip/people/people.module.js';
import { TripDetailsModule } from '../details/trip-details.module.js';
import { TasksModule } from '../../planning/tasks/tasks.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ChangeUndo } from './change-undo.js';
import { ItemUndo } from './item-undo.js';

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
  providers: [ActivityService, ChangeUndo, ItemUndo],
})
export class ActivityModule {}
