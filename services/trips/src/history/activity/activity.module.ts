import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ChangeUndo } from './change-undo.js';

@Module({
  imports: [AccessModule, TripsModule, ActivityLogModule],
  controllers: [ActivityController],
  providers: [ActivityService, ChangeUndo],
})
export class ActivityModule {}
