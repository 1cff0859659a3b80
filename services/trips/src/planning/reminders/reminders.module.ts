import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { WindowsModule } from '../windows/windows.module.js';
import { ReminderDispatch } from './reminder-dispatch.js';
import { ReminderPlanner } from './reminder-planner.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersPersonalData } from './reminders.personal-data.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [TripsModule, WindowsModule, TripEventsModule],
  controllers: [RemindersController],
  providers: [RemindersService, ReminderPlanner, ReminderDispatch, RemindersPersonalData],
})
export class RemindersModule {}
