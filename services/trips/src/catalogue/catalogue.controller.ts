import { Catalogue } from '@landsea/contracts/catalogue';
import { ApiAnswer, Public } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { hotels } from './hotels.js';
import { ports } from './ports.js';
import { parks, ships } from './ships-and-parks.js';

@Public()
@Controller('api/v1/catalogue')
export class CatalogueController {
  @Get()
  @ApiAnswer(Catalogue)
  all(): Catalogue {
    return { hotels, ships, ports, parks };
  }
}
