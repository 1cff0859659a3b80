import { Controller, Get, Inject, Param, Post, Redirect, Req } from '@nestjs/common';
import {
  ApiAnswer,
  checkOneClick,
  KIT_ENV,
  Public,
  RawBody,
  SkipCsrf,
  type KitRequest,
} from '@landsea/nest-kit';
import type { IdentityEnv } from '../../env.js';
import { unsubscribeAddresses } from './newsletter-links.js';
import { Newsletter } from './newsletter.service.js';

/** RFC 8058: mail programs post to the address of `List-Unsubscribe`; a visit shows the page. */
@Public()
@SkipCsrf()
@Controller('api/v1/outreach/newsletter/one-click')
export class OneClickController {
  constructor(
    private readonly newsletter: Newsletter,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
  ) {}

  @Post(':token')
  @RawBody()
  @ApiAnswer(undefined, 204)
  async unsubscribe(@Param('token') token: string, @Req() request: KitRequest): Promise<void> {
    await checkOneClick(request);
    await this.newsletter.unsubscribe(token);
  }

  @Get(':token')
  @Redirect()
  openPage(@Param('token') token: string): { url: string; statusCode: number } {
    const { page } = unsubscribeAddresses(this.env.PUBLIC_ORIGIN, encodeURIComponent(token));
    return { url: page, statusCode: 303 };
  }
}
