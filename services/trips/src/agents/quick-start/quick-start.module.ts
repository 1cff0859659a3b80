import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { SampleTripsService } from './sample-trips.service.js';
import { ClientsModule } from '../clients/clients.module.js';
import { QuickStartController } from './quick-start.controller.js';
import { QuickStartService } from './quick-start.service.js';

@Module({
  imports: [ClientsModule, CatalogueModule, TripsModule],
  controllers: [QuickStartController],
  providers: [QuickStartService, SampleTripsService],
})
export class QuickStartModule {}
