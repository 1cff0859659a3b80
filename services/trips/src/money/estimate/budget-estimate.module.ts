import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { BudgetEstimateController } from './budget-estimate.controller.js';
import { BudgetEstimateService } from './budget-estimate.service.js';

@Module({
  imports: [TripsModule, CatalogueModule],
  controllers: [BudgetEstimateController],
  providers: [BudgetEstimateService],
})
export class BudgetEstimateModule {}
