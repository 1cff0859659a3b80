import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { HeldPaymentsModule } from '../held-payments/held-payments.module.js';
import { OwnPaymentsModule } from '../own-payments/own-payments.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { OverviewController } from './overview.controller.js';
import { Overview } from './overview.service.js';

@Module({
  imports: [CustomersModule, HeldPaymentsModule, OwnPaymentsModule, SubscriptionsModule],
  controllers: [OverviewController],
  providers: [Overview],
})
export class OverviewModule {}
