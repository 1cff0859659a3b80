import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { RegisterForTrip, User } from '@landsea/contracts/account';
import { SecurityEvent, ApiAnswer, KIT_ENV, Public, RateLimit } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import { REGISTER_LIMIT } from '../auth/sign-in-limits.js';
import type { IdentityEnv } from '../env.js';
import { TripGuests } from './trip-guests.service.js';

@Controller('api/auth')
export class TripGuestsController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly guests: TripGuests,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  @Public()
  @RateLimit(REGISTER_LIMIT)
  @SecurityEvent('register')
  @Post('register-for-trip')
  @ApiAnswer(User, 201)
  async register(
    @Body({ schema: RegisterForTrip }) body: RegisterForTrip,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return this.cookie.set(response, await this.guests.register(body, this.cookie.readBrowser(request)));
  }
}
