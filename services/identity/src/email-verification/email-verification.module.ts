import { Module } from '@nestjs/common';
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerification } from './email-verification.service.js';
import { VerifiedAddresses } from './verified-addresses.service.js';

@Module({
  imports: [UsersModule, SessionsModule, OneTimeTokensModule],
  controllers: [EmailVerificationController],
  providers: [EmailVerification, VerifiedAddresses],
  exports: [EmailVerification, VerifiedAddresses],
})
export class EmailVerificationModule {}
