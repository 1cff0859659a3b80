import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { TripCopiesController } from './trip-copies.controller.js';
import { TripCopiesService } from './trip-copies.service.js';

@Module({
  imports: [TripsModule, CatalogueModule],
  controllers: [TripCopiesController],
  providers: [TripCopiesService],
  exports: [TripCopiesService],
})
export class TripCopiesModule {}
