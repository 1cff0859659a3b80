import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ActivityLog } from './activity-log.js';
import { ActivityRegistry } from './activity-registry.js';
import { ActivityPersonalData } from './activity.personal-data.js';

@Module({
  imports: [TripEventsModule, DiscoveryModule],
  providers: [ActivityLog, ActivityRegistry, ActivityPersonalData],
  exports: [ActivityLog, ActivityRegistry],
})
export class ActivityLogModule {}
