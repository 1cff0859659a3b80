import { Body, Controller, Post } from '@nestjs/common';
import { VerifyEmail } from '@landsea/contracts/account';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { EmailVerification } from './email-verification.service.js';

@Controller('api/auth')
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerification) {}

  /**
   * The caller must be signed in: a click by another reader of the mail must not confirm a stranger's
   * account.
   */
  @RateLimit({ name: 'verify-address', limit: 20, windowSeconds: 60, by: 'address' })
  @Post('verify-email')
  @ApiAnswer(undefined, 204)
  async verify(
    @Body({ schema: VerifyEmail }) body: VerifyEmail,
    @CurrentUser() principal: Principal,
  ): Promise<void> {
    await this.verification.verify(body, principal);
  }

  @RateLimit({ name: 'resend-verification', limit: 3, windowSeconds: 60 * 60, by: 'user' })
  @Post('resend-verification')
  @ApiAnswer(undefined, 204)
  async resend(@CurrentUser() principal: Principal): Promise<void> {
    await this.verification.askAgain(principal);
  }
}
