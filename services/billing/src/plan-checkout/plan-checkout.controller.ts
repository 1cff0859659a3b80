import { Body, Controller, Post } from '@nestjs/common';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { CheckoutSession, CreateSubscriptionCheckout } from '@landsea/contracts/billing';
import { PlanCheckout } from './plan-checkout.service.js';

@Controller('api/billing/subscription-checkout')
export class PlanCheckoutController {
  constructor(private readonly checkout: PlanCheckout) {}

  @Post()
  @RateLimit({ name: 'plan-checkout', limit: 10, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(CheckoutSession)
  start(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateSubscriptionCheckout }) body: CreateSubscriptionCheckout,
  ): Promise<CheckoutSession> {
    return this.checkout.start(user, body.plan);
  }
}
