import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkout } from './checkout.service.js';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    CustomersModule,
    EntitlementsModule,
    FulfilmentModule,
    PricesModule,
    SubscriptionsModule,
  ],
  controllers: [CheckoutController],
  providers: [Checkout],
})
export class CheckoutModule {}
