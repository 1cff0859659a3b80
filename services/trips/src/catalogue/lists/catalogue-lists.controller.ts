import type { ServerResponse } from 'node:http';
import {
  AirportList,
  CatalogueFilter,
  CatalogueHits,
  CatalogueKind,
  CatalogueList,
  CatalogueSearch,
  ParkCalendar,
  Travel,
} from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { ApiAnswer, JsonText, Public, RateLimit } from '@landsea/nest-kit';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { CatalogueAnswer } from './catalogue-answers.js';
import { CatalogueService } from './catalogue.service.js';

const FIVE_MINUTES = 'public, max-age=300';

/** A refusal is never cached. */
const send = <T>(response: ServerResponse, { text, etag }: CatalogueAnswer): JsonText<T> => {
  response.setHeader('Cache-Control', FIVE_MINUTES);
  response.setHeader('ETag', etag);
  return new JsonText<T>(text);
};

@Public()
@Controller('api/v1/catalogue')
export class CatalogueListsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Get('park-calendar')
  @ApiAnswer(ParkCalendar)
  getParkCalendar(@Res({ passthrough: true }) response: ServerResponse): JsonText<ParkCalendar> {
    return send(response, this.catalogue.answers.getWhole('park-calendar'));
  }

  @Get('travel')
  @ApiAnswer(Travel)
  travel(@Res({ passthrough: true }) response: ServerResponse): JsonText<Travel> {
    return send(response, this.catalogue.answers.getWhole('travel'));
  }

  @Get('airports')
  @ApiAnswer(AirportList)
  listAirports(@Res({ passthrough: true }) response: ServerResponse): JsonText<AirportList> {
    return send(response, this.catalogue.answers.getWhole('airports'));
  }

  @Get('price-book')
  @ApiAnswer(PricedCatalogue)
  priceBook(@Res({ passthrough: true }) response: ServerResponse): JsonText<PricedCatalogue> {
    return send(response, this.catalogue.answers.getWhole('price-book'));
  }

  @Get('search')
  @RateLimit({ name: 'catalogue-search', limit: 120, windowSeconds: 60, by: 'address' })
  @ApiAnswer(CatalogueHits)
  search(@Query({ schema: CatalogueSearch }) query: CatalogueSearch): CatalogueHits {
    return { hits: this.catalogue.search.find(query) };
  }

  @Get(':kind')
  @ApiAnswer(CatalogueList)
  list(
    @Param('kind', { schema: CatalogueKind }) kind: CatalogueKind,
    @Query({ schema: CatalogueFilter }) filter: CatalogueFilter,
    @Res({ passthrough: true }) response: ServerResponse,
  ): JsonText<CatalogueList> {
    return send(response, this.catalogue.answers.list(kind, filter));
  }
}
