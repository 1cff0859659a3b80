import { ChooseDigest, DigestChoice } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { DigestsService } from './digests.service.js';

@UserTypes('agent')
@Controller('api/v1/morning-digest')
export class DigestsController {
  constructor(private readonly digests: DigestsService) {}

  @Get()
  @ApiAnswer(DigestChoice)
  getChoice(@CurrentUser() agent: Principal): Promise<DigestChoice> {
    return this.digests.getChoice(agent);
  }

  @Put()
  @ApiAnswer(DigestChoice)
  choose(
    @CurrentUser() agent: Principal,
    @Body({ schema: ChooseDigest }) choice: ChooseDigest,
  ): Promise<DigestChoice> {
    return this.digests.choose(agent, choice);
  }
}
