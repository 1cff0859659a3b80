import { Module } from '@nestjs/common';
import { PriceList } from './price-list.js';
import { PricesController } from './prices.controller.js';
import { TripPrice } from './trip-price.js';

@Module({ controllers: [PricesController], providers: [PriceList, TripPrice], exports: [TripPrice] })
export class PricesModule {}
