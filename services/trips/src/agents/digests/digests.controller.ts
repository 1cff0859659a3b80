import { ChooseDigest, DigestChoice, DigestStopPage, StopDigest } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  Public,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
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

const byAddress = (name: string): RateLimitRule => ({
  name: `digest-${name}`,
  limit: 60,
  windowSeconds: 60,
  by: 'address',
});

/** The holder of a token; it is in the body of each call, so that it is in no address and no log. */
@Public()
@Controller('api/v1/digests')
export class StopDigestController {
  constructor(private readonly digests: DigestsService) {}

  @RateLimit(byAddress('open'))
  @Post('open')
  @ApiAnswer(DigestStopPage)
  open(@Body({ schema: StopDigest }) { token }: StopDigest): Promise<DigestStopPage> {
    return this.digests.open(token);
  }

  @RateLimit(byAddress('resume'))
  @Post('resume')
  @ApiAnswer(undefined, 204)
  resume(@Body({ schema: StopDigest }) { token }: StopDigest): Promise<void> {
    return this.digests.resume(token);
  }

  @Post('stop')
  @HttpCode(204)
  stop(@Body({ schema: StopDigest }) { token }: StopDigest): Promise<void> {
    return this.digests.unsubscribe(token);
  }
}
