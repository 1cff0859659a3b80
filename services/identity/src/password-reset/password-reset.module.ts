import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EmailChangeModule } from '../email-change/email-change.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  imports: [
    AccountActivityModule,
    UsersModule,
    SessionsModule,
    AuthModule,
    EmailChangeModule,
    EmailVerificationModule,
    OneTimeTokensModule,
  ],
  controllers: [PasswordResetController],
  providers: [PasswordResetService],
})
export class PasswordResetModule {}
