import { Body, Controller, Post } from '@nestjs/common';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { SubscriptionVerification, VerifySubscription } from '@landsea/contracts/billing';
import { PlanVerification } from './plan-verification.service.js';

@Controller('api/billing/verify-subscription')
export class PlanVerificationController {
  constructor(private readonly verification: PlanVerification) {}

  @Post()
  @RateLimit({ name: 'verify-subscription', limit: 10, windowSeconds: 60, by: 'user' })
  @ApiAnswer(SubscriptionVerification)
  verify(
    @CurrentUser() user: Principal,
    @Body({ schema: VerifySubscription }) body: VerifySubscription,
  ): Promise<SubscriptionVerification> {
    return this.verification.verify(user, body);
  }
}
