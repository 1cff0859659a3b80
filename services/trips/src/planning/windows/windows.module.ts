import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { WindowsActivity } from './windows.activity.js';
import { WindowsController } from './windows.controller.js';
import { WindowsService } from './windows.service.js';
import { CreateWindowTables1763800000000 } from '../../migrations/planning/1763800000000-create-window-tables.js';
import { SailingPaymentRow } from './sailing-payment.entity.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

@Module({
  imports: [CatalogueModule, TripsModule, AccessModule, TripEventsModule, ActivityLogModule],
  controllers: [WindowsController],
  providers: [WindowsService, WindowsActivity],
  exports: [WindowsService],
})
export class WindowsModule {
  static readonly personalData = [
    ofTrip('finalPayments', 'sailing_payment p', 'p.due_on::text AS "dueOn"', { order: 'due_on' }),
  ];
  static readonly entities = [SailingPaymentRow];
  static readonly migrations = [CreateWindowTables1763800000000];
}
