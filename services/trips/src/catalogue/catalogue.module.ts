import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueListsController } from './lists/catalogue-lists.controller.js';
import { CatalogueService } from './lists/catalogue.service.js';
import { ParkLiveController } from './park-live/park-live.controller.js';
import { ParkLiveService } from './park-live/park-live.service.js';

@Module({
  controllers: [CatalogueController, CatalogueListsController, ParkLiveController],
  providers: [CatalogueService, ParkLiveService],
  exports: [CatalogueService],
})
export class CatalogueModule {}
