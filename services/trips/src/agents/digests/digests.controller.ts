import { ChooseDigest, DigestChoice, StopDigest } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, Public, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
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

@Public()
@Controller('api/v1/digests/stop')
export class StopDigestController {
  constructor(private readonly digests: DigestsService) {}

  @Post()
  @HttpCode(204)
  stop(@Body({ schema: StopDigest }) { token }: StopDigest): Promise<void> {
    return this.digests.unsubscribe(token);
  }
}
