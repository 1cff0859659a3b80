import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { WindowsModule } from '../windows/windows.module.js';
import { ArrivalCalendarController } from './arrival-calendar.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { CreateCalendar1763800200000 } from '../../migrations/planning/1763800200000-create-calendar.js';
import { CalendarEventRow } from './calendar-event.entity.js';
import { CalendarFeedRow } from './calendar-feed.entity.js';

@Module({
  imports: [
    TripsModule,
    TripBrandsModule,
    AccessModule,
    WindowsModule,
    TasksModule,
    AddressVerificationModule,
    CatalogueModule,
  ],
  controllers: [CalendarController, ArrivalCalendarController],
  providers: [CalendarService],
})
export class CalendarModule {
  static readonly personalData = [
    byUser(CalendarFeedRow, { calendarFeeds: ['tripId', 'createdAt'] }, { revoked: 'createdAt' }),
  ];
  static readonly entities = [CalendarEventRow, CalendarFeedRow];
  static readonly migrations = [CreateCalendar1763800200000];
}
