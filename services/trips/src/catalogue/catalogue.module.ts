import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueListsController } from './lists/catalogue-lists.controller.js';
import { CatalogueService } from './lists/catalogue.service.js';

@Module({
  controllers: [CatalogueController, CatalogueListsController],
  providers: [CatalogueService],
  exports: [CatalogueService],
})
export class CatalogueModule {}
