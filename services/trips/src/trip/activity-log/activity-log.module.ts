import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ActivityLog } from './activity-log.js';
import { ActivityRegistry } from './activity-registry.js';
import { activityOfUser } from './activity.personal-data.js';
import { CreateActivities1763840200000 } from '../../migrations/trip/1763840200000-create-activities.js';
import { ShowRecordedRows1764810000000 } from '../../migrations/trip/1764810000000-show-recorded-rows.js';
import { ShowTripDeeds1764700010000 } from '../../migrations/trip/1764700010000-show-trip-deeds.js';
import { ActivityRow } from './activity.entity.js';

@Module({
  imports: [TripEventsModule, DiscoveryModule],
  providers: [ActivityLog, ActivityRegistry],
  exports: [ActivityLog, ActivityRegistry],
})
export class ActivityLogModule {
  static readonly personalData = [activityOfUser];
  static readonly entities = [ActivityRow];
  static readonly migrations = [
    CreateActivities1763840200000,
    ShowTripDeeds1764700010000,
    ShowRecordedRows1764810000000,
  ];
}
