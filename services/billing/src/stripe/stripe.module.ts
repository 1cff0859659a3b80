import { Global, Module } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { StripeCircuit } from './stripe-circuit.js';
import { makeStripeClient } from './stripe-client.js';

@Global()
@Module({
  providers: [
    StripeCircuit,
    { provide: Stripe, useFactory: makeStripeClient, inject: [KIT_ENV, StripeCircuit] },
  ],
  exports: [Stripe],
})
export class StripeModule {}
