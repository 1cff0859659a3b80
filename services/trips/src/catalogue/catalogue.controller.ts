import { Catalogue } from '@landsea/contracts/catalogue';
import { ApiAnswer, Public } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { CatalogueService } from './lists/catalogue.service.js';

@Public()
@Controller('api/v1/catalogue')
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Get()
  @ApiAnswer(Catalogue)
  getAll(): Catalogue {
    return this.catalogue.wizard;
  }
}
