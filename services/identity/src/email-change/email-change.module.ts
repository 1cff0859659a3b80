import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChangePersonalData } from './email-change.personal-data.js';
import { EmailChangesController } from './email-changes.controller.js';
import { EmailChanges } from './email-changes.service.js';

@Module({
  imports: [
    AccountActivityModule,
    UsersModule,
    SessionsModule,
    AuthModule,
    OneTimeTokensModule,
    EmailVerificationModule,
  ],
  controllers: [EmailChangesController],
  providers: [EmailChanges, EmailChangePersonalData],
  exports: [EmailChanges],
})
export class EmailChangeModule {}
