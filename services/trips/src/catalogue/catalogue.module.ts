import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueListsController } from './lists/catalogue-lists.controller.js';
import { CatalogueService } from './lists/catalogue.service.js';
import { ParkLiveController } from './park-live/park-live.controller.js';
import { ParkLiveService } from './park-live/park-live.service.js';
import { CreateCatalogueEditions1763905000000 } from '../migrations/catalogue/1763905000000-create-catalogue-editions.js';
import { CatalogueEditionRow } from './editions/catalogue-edition.entity.js';

@Module({
  controllers: [CatalogueController, CatalogueListsController, ParkLiveController],
  providers: [CatalogueService, ParkLiveService],
  exports: [CatalogueService],
})
export class CatalogueModule {
  static readonly entities = [CatalogueEditionRow];
  static readonly migrations = [CreateCatalogueEditions1763905000000];
}
