import { Global, Module } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { stripeClient } from './stripe-client.js';

@Global()
@Module({
  providers: [{ provide: Stripe, useFactory: stripeClient, inject: [KIT_ENV] }],
  exports: [Stripe],
})
export class StripeModule {}
