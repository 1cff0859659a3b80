import { Body, Controller, Post } from '@nestjs/common';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { CheckoutSession, CreateTripCheckout } from '@landsea/contracts/billing';
import { Checkout } from './checkout.service.js';

@Controller('api/create-trip-checkout')
export class CheckoutController {
  constructor(private readonly checkout: Checkout) {}

  @Post()
  @RateLimit({ name: 'checkout', limit: 10, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(CheckoutSession)
  start(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateTripCheckout }) body: CreateTripCheckout,
  ): Promise<CheckoutSession> {
    return this.checkout.start(user, body.tripId);
  }
}
