import { Controller, Get } from '@nestjs/common';
import { ApiAnswer, Public } from '@landsea/nest-kit';
import { Prices } from '@landsea/contracts/billing';
import { PriceList } from './price-list.js';

@Public()
@Controller('api/billing/prices')
export class PricesController {
  constructor(private readonly priceList: PriceList) {}

  @Get()
  @ApiAnswer(Prices)
  read(): Prices {
    return this.priceList.read();
  }
}
