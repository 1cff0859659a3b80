import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkout } from './checkout.service.js';
import { TripSessions } from './trip-sessions.js';

@Module({
  imports: [AttemptsModule, AuditModule, EntitlementsModule, FulfilmentModule, PricesModule],
  controllers: [CheckoutController],
  providers: [Checkout, TripSessions],
  exports: [TripSessions],
})
export class CheckoutModule {}
