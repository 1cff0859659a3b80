import { Body, Controller, Delete, Get, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import {
  AccountSettings,
  ChangePassword,
  UpdatePreferences,
  UpdateProfile,
  User,
} from '@landsea/contracts/account';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  KIT_ENV,
  RateLimit,
  refuseDemo,
  type Principal,
} from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { OWN_PASSWORD_LIMIT } from '../auth/own-password.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { EmailChanges } from '../email-change/email-changes.service.js';
import type { IdentityEnv } from '../env.js';
import { Preferences } from '../preferences/preferences.service.js';
import { AccountService } from './account.service.js';
import { demoWords } from '../users/demo-words.js';

@Controller('api/auth')
export class AccountController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly account: AccountService,
    private readonly preferences: Preferences,
    private readonly emails: EmailChanges,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  @Get('account')
  @ApiAnswer(AccountSettings)
  async read(@CurrentUser() { userId }: Principal): Promise<AccountSettings> {
    const [notifications, pendingEmail] = await Promise.all([
      this.preferences.getNotifications(userId),
      this.emails.findPending(userId),
    ]);
    return { notifications, pendingEmail };
  }

  @Patch('account')
  @ApiAnswer(User)
  async updateProfile(
    @Body({ schema: UpdateProfile }) body: UpdateProfile,
    @CurrentUser() user: Principal,
  ): Promise<User> {
    refuseDemo(user, demoWords.profile);
    return this.account.updateProfile(user.userId, body);
  }

  @Patch('preferences')
  @ApiAnswer(AccountSettings)
  async updatePreferences(
    @Body({ schema: UpdatePreferences }) body: UpdatePreferences,
    @CurrentUser() user: Principal,
  ): Promise<AccountSettings> {
    refuseDemo(user, demoWords.preferences);
    await this.account.updatePreferences(user.userId, body);
    return this.read(user);
  }

  @RateLimit(OWN_PASSWORD_LIMIT)
  @SecurityEvent('password')
  @Post('account/password')
  @ApiAnswer(User)
  async changePassword(
    @Body({ schema: ChangePassword }) body: ChangePassword,
    @CurrentUser() user: Principal,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    refuseDemo(user, demoWords.password);
    const browser = this.cookie.readBrowser(request);
    return this.cookie.set(response, await this.account.changePassword(user, body, browser));
  }

  @SecurityEvent('google')
  @Delete('account/google')
  @ApiAnswer(User)
  async unlinkGoogle(@CurrentUser() user: Principal): Promise<User> {
    refuseDemo(user, demoWords.google);
    return this.account.unlinkGoogle(user.userId);
  }
}
