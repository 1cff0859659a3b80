import {
  ApiAnswer,
  checkOneClick,
  KIT_ENV,
  Public,
  RawBody,
  SkipCsrf,
  type KitRequest,
} from '@landsea/nest-kit';
import { Controller, Get, Inject, Param, Post, Redirect, Req } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { getStopPage } from './digest-email.js';
import { DigestsService } from './digests.service.js';

/** RFC 8058: mail programs post to the address of `List-Unsubscribe`; a visit shows the page that asks. */
@Public()
@SkipCsrf()
@Controller('api/v1/digests/one-click')
export class DigestUnsubscribeController {
  constructor(
    private readonly digests: DigestsService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  @Post(':token')
  @RawBody()
  @ApiAnswer(undefined, 204)
  async unsubscribe(@Param('token') token: string, @Req() request: KitRequest): Promise<void> {
    await checkOneClick(request);
    await this.digests.unsubscribe(token);
  }

  @Get(':token')
  @Redirect()
  openPage(@Param('token') token: string): { url: string; statusCode: number } {
    return { url: getStopPage(this.env.PUBLIC_ORIGIN, encodeURIComponent(token)), statusCode: 303 };
  }
}
