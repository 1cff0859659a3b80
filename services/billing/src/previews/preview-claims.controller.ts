import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ClaimedPreview, ClaimPreview } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, KIT_ENV, RateLimit, type Principal } from '@landsea/nest-kit';
import type { Request } from 'express';
import type { BillingEnv } from '../env.js';
import { BuyerCookie } from './buyer-cookie.js';
import { PreviewClaims } from './preview-claims.service.js';

@Controller('api/billing/claim-preview')
export class PreviewClaimsController {
  private readonly cookie: BuyerCookie;

  constructor(
    private readonly claims: PreviewClaims,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.cookie = new BuyerCookie(env.PUBLIC_ORIGIN);
  }

  @Post()
  @RateLimit({ name: 'claim-preview', limit: 20, windowSeconds: 60, by: 'user' })
  @ApiAnswer(ClaimedPreview)
  claim(
    @CurrentUser() user: Principal,
    @Req() request: Request,
    @Body({ schema: ClaimPreview }) body: ClaimPreview,
  ): Promise<ClaimedPreview> {
    return this.claims.claim(user, body, this.cookie.read(request));
  }
}
