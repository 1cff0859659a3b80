import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { DaysController } from './days.controller.js';
import { DaysPersonalData } from './days.personal-data.js';
import { DaysService } from './days.service.js';
import { ItemWrites } from './item-writes.js';
import { ItemsService } from './items.service.js';

@Module({
  imports: [TripsModule, AccessModule, ActivityLogModule, TripEventsModule, CatalogueModule],
  controllers: [DaysController],
  providers: [DaysService, ItemsService, ItemWrites, DaysPersonalData],
  exports: [DaysService, ItemsService],
})
export class DaysModule {}
