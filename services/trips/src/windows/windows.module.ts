import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { WindowsController } from './windows.controller.js';
import { WindowsPersonalData } from './windows.personal-data.js';
import { WindowsService } from './windows.service.js';

@Module({
  imports: [TripsModule, AccessModule, TripEventsModule, ActivityLogModule],
  controllers: [WindowsController],
  providers: [WindowsService, WindowsPersonalData],
  exports: [WindowsService],
})
export class WindowsModule {}
