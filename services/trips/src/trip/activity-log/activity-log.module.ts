import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ActivityLog } from './activity-log.js';
import { ActivityPersonalData } from './activity.personal-data.js';

@Module({
  imports: [TripEventsModule],
  providers: [ActivityLog, ActivityPersonalData],
  exports: [ActivityLog],
})
export class ActivityLogModule {}
