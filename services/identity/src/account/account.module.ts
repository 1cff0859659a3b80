import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EmailChangeModule } from '../email-change/email-change.module.js';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { NewsletterModule } from '../outreach/newsletter/newsletter.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';

@Module({
  imports: [
    AccountActivityModule,
    UsersModule,
    SessionsModule,
    AuthModule,
    PreferencesModule,
    NewsletterModule,
    EmailChangeModule,
    OneTimeTokensModule,
  ],
  controllers: [AccountController],
  providers: [AccountService],
})
export class AccountModule {}
