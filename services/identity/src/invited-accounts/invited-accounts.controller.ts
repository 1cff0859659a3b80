import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { RegisterForTeam, RegisterForTrip, User } from '@landsea/contracts/account';
import { SecurityEvent, ApiAnswer, KIT_ENV, Public, RateLimit } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import { REGISTER_LIMIT } from '../auth/sign-in-limits.js';
import type { IdentityEnv } from '../env.js';
import { InvitedAccounts } from './invited-accounts.service.js';

@Controller('api/auth')
export class InvitedAccountsController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly accounts: InvitedAccounts,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  @Public()
  @RateLimit(REGISTER_LIMIT)
  @SecurityEvent('register')
  @Post('register-for-trip')
  @ApiAnswer(User, 201)
  async registerForTrip(
    @Body({ schema: RegisterForTrip }) body: RegisterForTrip,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const browser = this.cookie.readBrowser(request);
    return this.cookie.set(response, await this.accounts.registerForTrip(body, browser));
  }

  @Public()
  @RateLimit(REGISTER_LIMIT)
  @SecurityEvent('register')
  @Post('register-for-team')
  @ApiAnswer(User, 201)
  async registerForTeam(
    @Body({ schema: RegisterForTeam }) body: RegisterForTeam,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const browser = this.cookie.readBrowser(request);
    return this.cookie.set(response, await this.accounts.registerForTeam(body, browser));
  }
}
