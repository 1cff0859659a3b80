import type { DeclaredData } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { BudgetOfParty } from './budget-of-party.js';
import { DayCatalogueController } from './day-catalogue.controller.js';
import { DayCatalogueService } from './day-catalogue.service.js';
import { DaysActivity } from './days.activity.js';
import { DaysController } from './days.controller.js';
import { DaysService } from './days.service.js';
import { forgetAuthor } from './item-authors.queries.js';
import { ItemPhotosController } from './photos/item-photos.controller.js';
import { ItemPhotosService } from './photos/item-photos.service.js';
import { ItemWrites } from './item-writes.js';
import { selectItemsOfOwner } from './items.queries.js';
import { ItemsService } from './items.service.js';
import { CreateDayItems1763900100000 } from '../../migrations/planning/1763900100000-create-day-items.js';
import { AddItemPhotos1763908000000 } from '../../migrations/planning/1763908000000-add-item-photos.js';
import { AddProposedTimes1763980000000 } from '../../migrations/planning/1763980000000-add-proposed-times.js';
import { NameWhoAddedItems1764041000000 } from '../../migrations/planning/1764041000000-name-who-added-items.js';
import { DayItemRow } from './day-item.entity.js';

@Module({
  imports: [TripsModule, AccessModule, ActivityLogModule, FilesModule, TripEventsModule, CatalogueModule],
  controllers: [DaysController, DayCatalogueController, ItemPhotosController],
  providers: [
    DaysService,
    DayCatalogueService,
    ItemsService,
    ItemWrites,
    ItemPhotosService,
    DaysActivity,
    BudgetOfParty,
  ],
  exports: [DaysService, ItemsService],
})
export class DaysModule {
  /** A trip's erasure removes its items; items in trips of others stay without their author. */
  static readonly personalData: readonly DeclaredData[] = [
    {
      records: async (manager, userId) => ({ dayItems: await selectItemsOfOwner(manager, userId) }),
      erase: forgetAuthor,
    },
  ];
  static readonly entities = [DayItemRow];
  static readonly migrations = [
    CreateDayItems1763900100000,
    AddItemPhotos1763908000000,
    AddProposedTimes1763980000000,
    NameWhoAddedItems1764041000000,
  ];
}
