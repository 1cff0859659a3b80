import { Module } from '@nestjs/common';
import { PlanPrices } from './plan-prices.js';
import { PriceList } from './price-list.js';
import { PricesController } from './prices.controller.js';
import { TripPrice } from './trip-price.js';

@Module({
  controllers: [PricesController],
  providers: [PriceList, PlanPrices, TripPrice],
  exports: [PlanPrices, TripPrice],
})
export class PricesModule {}
