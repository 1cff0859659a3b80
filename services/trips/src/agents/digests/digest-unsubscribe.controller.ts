import {
  ApiAnswer,
  DomainError,
  KIT_ENV,
  Public,
  RawBody,
  readRawBody,
  SkipCsrf,
  type KitRequest,
} from '@landsea/nest-kit';
import { Controller, Get, HttpCode, Inject, Param, Post, Redirect, Req } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { getStopPage } from './digest-email.js';
import { DigestsService } from './digests.service.js';

const MOST_BYTES = 2048;

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
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async unsubscribe(@Param('token') token: string, @Req() request: KitRequest): Promise<void> {
    const body = (await readRawBody(request, MOST_BYTES)).toString();
    if (!/List-Unsubscribe/.test(body) || !/One-Click/.test(body))
      throw new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' });
    await this.digests.unsubscribe(token);
  }

  @Get(':token')
  @Redirect()
  openPage(@Param('token') token: string): { url: string; statusCode: number } {
    return { url: getStopPage(this.env.PUBLIC_ORIGIN, encodeURIComponent(token)), statusCode: 303 };
  }
}
