import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { WindowsModule } from '../windows/windows.module.js';
import { ReminderDispatch } from './reminder-dispatch.js';
import { ReminderPlanner } from './reminder-planner.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersPersonalData } from './reminders.personal-data.js';
import { RemindersService } from './reminders.service.js';
import { CreateReminders1763800100000 } from '../../migrations/planning/1763800100000-create-reminders.js';
import { WatchPaymentsAndGuests1763870000000 } from '../../migrations/planning/1763870000000-watch-payments-and-guests.js';
import { NameReminders1763870200000 } from '../../migrations/planning/1763870200000-name-reminders.js';
import { RenameReminderToldAt1763906000000 } from '../../migrations/planning/1763906000000-rename-reminder-told-at.js';
import { AddReminderClock1763910000000 } from '../../migrations/planning/1763910000000-add-reminder-clock.js';
import { KeepEachChangeOfReminders1764100050000 } from '../../migrations/planning/1764100050000-keep-each-change-of-reminders.js';
import { ReminderPersonRow } from './reminder-person.entity.js';
import { ReminderWorkRow } from './reminder-work.entity.js';
import { ReminderRow } from './reminder.entity.js';

@Module({
  imports: [TripsModule, TripBrandsModule, WindowsModule, TripEventsModule, CatalogueModule],
  controllers: [RemindersController],
  providers: [RemindersService, ReminderPlanner, ReminderDispatch, RemindersPersonalData],
})
export class RemindersModule {
  static readonly entities = [ReminderPersonRow, ReminderWorkRow, ReminderRow];
  static readonly migrations = [
    CreateReminders1763800100000,
    WatchPaymentsAndGuests1763870000000,
    NameReminders1763870200000,
    RenameReminderToldAt1763906000000,
    AddReminderClock1763910000000,
    KeepEachChangeOfReminders1764100050000,
  ];
}
