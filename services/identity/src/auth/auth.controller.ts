import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { Login, Register, User } from '@landsea/contracts/account';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  KIT_ENV,
  Public,
  RateLimit,
  type Principal,
} from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import type { IdentityEnv } from '../env.js';
import { Experiments } from '../experiments/experiments.service.js';
import { AuthService } from './auth.service.js';
import { SessionCookie } from './session-cookie.js';
import { REGISTER_LIMIT } from './sign-in-limits.js';

@Controller('api/auth')
export class AuthController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly auth: AuthService,
    private readonly experiments: Experiments,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  @Public()
  @RateLimit(REGISTER_LIMIT)
  @SecurityEvent('register')
  @Post('register')
  @ApiAnswer(User, 201)
  async register(
    @Body({ schema: Register }) body: Register,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const signedIn = await this.auth.register(body, this.cookie.readBrowser(request));
    await this.experiments.register(request.headers.cookie, signedIn.user.id);
    return this.cookie.set(response, signedIn);
  }

  @Public()
  @SecurityEvent('sign-in')
  @Post('login')
  @ApiAnswer(User)
  async login(
    @Body({ schema: Login }) body: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return this.cookie.set(response, await this.auth.login(body, this.cookie.readBrowser(request)));
  }

  @Public()
  @Post('logout')
  @ApiAnswer(undefined, 204)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logout(this.cookie.readBrowser(request).presented);
    this.cookie.clear(response);
  }

  @Get('user')
  @ApiAnswer(User)
  async getCurrentUser(
    @CurrentUser() { userId }: Principal,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const account = await this.auth.getCurrentAccount(userId);
    this.cookie.renewDevice(request, response, account);
    return account.user;
  }
}
