import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { PlanCheckoutController } from './plan-checkout.controller.js';
import { PlanCheckout } from './plan-checkout.service.js';

@Module({
  imports: [AttemptsModule, AuditModule, CustomersModule, PricesModule, SubscriptionsModule],
  controllers: [PlanCheckoutController],
  providers: [PlanCheckout],
})
export class PlanCheckoutModule {}
