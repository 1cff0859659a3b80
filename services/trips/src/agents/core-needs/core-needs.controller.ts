import { CoreNeeds } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { CoreNeedsService } from './core-needs.service.js';

@UserTypes('agent')
@Controller('api/v1/core-needs')
export class CoreNeedsController {
  constructor(private readonly needs: CoreNeedsService) {}

  @Get()
  @ApiAnswer(CoreNeeds)
  listNeeds(@CurrentUser() agent: Principal): Promise<CoreNeeds> {
    return this.needs.listNeeds(agent);
  }
}
