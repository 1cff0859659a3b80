import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CreatePriceOffers1764913000000 } from '../../migrations/agents/1764913000000-create-price-offers.js';
import { KeepDeletedPriceOffers1764920010000 } from '../../migrations/agents/1764920010000-keep-deleted-price-offers.js';
import { TeamModule } from '../team/team.module.js';
import { PriceOfferRow } from './price-offer.entity.js';
import { PriceOffersController } from './price-offers.controller.js';
import { PriceOffersService } from './price-offers.service.js';

@Module({
  imports: [TeamModule],
  controllers: [PriceOffersController],
  providers: [PriceOffersService],
})
export class PriceOffersModule {
  static readonly personalData = [
    byUser(PriceOfferRow, {
      priceOffers: [
        'supplier',
        'place',
        'room',
        'travelFrom',
        'travelTo',
        'bookBy',
        'savingPercent',
        'savingCents',
      ],
    }),
  ];
  static readonly entities = [PriceOfferRow];
  static readonly migrations = [CreatePriceOffers1764913000000, KeepDeletedPriceOffers1764920010000];
}
