import { Body, Controller, Post } from '@nestjs/common';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { PaymentVerification, VerifyPayment } from '@landsea/contracts/billing';
import { Verification } from './verification.service.js';

@Controller('api/verify-payment')
export class VerificationController {
  constructor(private readonly verification: Verification) {}

  @Post()
  @RateLimit({ name: 'verify-payment', limit: 10, windowSeconds: 60, by: 'user' })
  @ApiAnswer(PaymentVerification)
  verify(
    @CurrentUser() user: Principal,
    @Body({ schema: VerifyPayment }) body: VerifyPayment,
  ): Promise<PaymentVerification> {
    return this.verification.verify(user, body);
  }
}
