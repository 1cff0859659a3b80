import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { DaysModule } from '../days/days.module.js';
import { PdfPrinter } from './pdf-printer.js';
import { PrintoutsController } from './printouts.controller.js';
import { PrintoutsService } from './printouts.service.js';

@Module({
  imports: [DaysModule, TripsModule, TripBrandsModule, CatalogueModule],
  controllers: [PrintoutsController],
  providers: [PrintoutsService, PdfPrinter],
  exports: [PdfPrinter],
})
export class PrintoutsModule {}
