import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { DaysModule } from '../days/days.module.js';
import { BestOrderController } from './best-order.controller.js';
import { BestOrderService } from './best-order.service.js';
import { Optimizer } from './optimizer.js';
import { SortWishesController } from './sort-wishes.controller.js';
import { SortWishesService } from './sort-wishes.service.js';

@Module({})
export class OptimizerModule {
  static register(hasThread: boolean): DynamicModule {
    return {
      module: OptimizerModule,
      imports: [DaysModule, TripsModule, CatalogueModule],
      controllers: [BestOrderController, SortWishesController],
      providers: [
        BestOrderService,
        SortWishesService,
        { provide: Optimizer, useFactory: () => new Optimizer(hasThread) },
      ],
    };
  }
}
