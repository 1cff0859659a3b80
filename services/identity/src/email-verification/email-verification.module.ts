import { Module } from '@nestjs/common';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerification } from './email-verification.service.js';

@Module({
  imports: [UsersModule, OneTimeTokensModule],
  controllers: [EmailVerificationController],
  providers: [EmailVerification],
  exports: [EmailVerification],
})
export class EmailVerificationModule {}
