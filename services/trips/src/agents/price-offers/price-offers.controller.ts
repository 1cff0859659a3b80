import { AnswerOffer, PriceOfferList, SavePriceOffer } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { PriceOffersService } from './price-offers.service.js';

@UserTypes('agent')
@Controller('api/v1/price-offers')
export class PriceOffersController {
  constructor(private readonly offers: PriceOffersService) {}

  @Get()
  @ApiAnswer(PriceOfferList)
  list(@CurrentUser() user: Principal): Promise<PriceOfferList> {
    return this.offers.list(user);
  }

  @Put(':offerId')
  @ApiAnswer(PriceOfferList)
  save(
    @CurrentUser() user: Principal,
    @Param('offerId', RowIdPipe) id: string,
    @Body({ schema: SavePriceOffer }) offer: SavePriceOffer,
  ): Promise<PriceOfferList> {
    return this.offers.save(user, id, offer);
  }

  @Delete(':offerId')
  @ApiAnswer(PriceOfferList)
  remove(@CurrentUser() user: Principal, @Param('offerId', RowIdPipe) id: string): Promise<PriceOfferList> {
    return this.offers.remove(user, id);
  }

  @Post(':offerId/restoration')
  @ApiAnswer(PriceOfferList)
  restore(@CurrentUser() user: Principal, @Param('offerId', RowIdPipe) id: string): Promise<PriceOfferList> {
    return this.offers.restore(user, id);
  }

  @Put(':offerId/bookings/:bookingId')
  @ApiAnswer(PriceOfferList)
  answer(
    @CurrentUser() user: Principal,
    @Param('offerId', RowIdPipe) id: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Body({ schema: AnswerOffer }) answer: AnswerOffer,
  ): Promise<PriceOfferList> {
    return this.offers.answer(user, { id, bookingId }, answer);
  }
}
