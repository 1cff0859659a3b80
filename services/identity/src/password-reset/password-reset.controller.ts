import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ForgotPassword, PasswordReset, ResetPassword } from '@landsea/contracts/account';
import { SecurityEvent, ApiAnswer, KIT_ENV, Public, RateLimit } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import { FORGOT_ADDRESS_LIMIT, RESET_LIMIT } from '../auth/sign-in-limits.js';
import type { IdentityEnv } from '../env.js';
import { PasswordResetService } from './password-reset.service.js';

@Public()
@Controller('api/auth')
export class PasswordResetController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly resets: PasswordResetService,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  @RateLimit(FORGOT_ADDRESS_LIMIT)
  @SecurityEvent('reset-link')
  @Post('forgot-password')
  @ApiAnswer(undefined, 204)
  async requestReset(
    @Body({ schema: ForgotPassword }) body: ForgotPassword,
    @Req() request: Request,
  ): Promise<void> {
    await this.resets.request(body, this.cookie.readBrowser(request));
  }

  @RateLimit(RESET_LIMIT)
  @SecurityEvent('password')
  @Post('reset-password')
  @ApiAnswer(PasswordReset)
  async reset(
    @Body({ schema: ResetPassword }) body: ResetPassword,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordReset> {
    const { userId, ...done } = await this.resets.reset(body);
    this.cookie.rememberDevice(response, userId);
    return done;
  }
}
