import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { ExperimentsModule } from '../experiments/experiments.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { GuessLimits } from './guess-limits.js';
import { BreachCheck } from './breach-check.js';
import { OwnPassword } from './own-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';

@Module({
  imports: [
    AccountActivityModule,
    UsersModule,
    SessionsModule,
    EmailVerificationModule,
    DemoModule,
    ExperimentsModule,
  ],
  controllers: [AuthController],
  providers: [AuthService, BreachCheck, PasswordPolicy, PasswordHasher, OwnPassword, GuessLimits],
  exports: [AuthService, PasswordPolicy, PasswordHasher, OwnPassword, GuessLimits],
})
export class AuthModule {}
