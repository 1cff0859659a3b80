import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import { Id } from '@landsea/contracts/core';
import { KIT_ENV, makeNotFound, Public, RateLimit, makeSecret, hashSecret } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import type { BillingEnv } from '../env.js';
import { BackToPreviewFilter } from './back-to-preview.filter.js';
import { BuyerCookie } from './buyer-cookie.js';
import { PreviewCheckout } from './preview-checkout.service.js';

@Public()
@UseFilters(BackToPreviewFilter)
@Controller('api/billing/preview-checkout')
export class PreviewCheckoutController {
  private readonly cookie: BuyerCookie;

  constructor(
    private readonly checkout: PreviewCheckout,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.cookie = new BuyerCookie(env.PUBLIC_ORIGIN);
  }

  @Get(':previewId')
  @RateLimit({ name: 'preview-checkout', limit: 30, windowSeconds: 3600, by: 'address' })
  async go(
    @Param('previewId') previewId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = Id.safeParse(previewId);
    if (!id.success) throw makeNotFound();
    const secret = this.cookie.read(request) ?? makeSecret();
    this.cookie.set(response, secret);
    response.redirect(303, await this.checkout.start(id.data, hashSecret(secret)));
  }
}
