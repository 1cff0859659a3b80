import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { HeldPaymentsController } from './held-payments.controller.js';
import { HeldPayments } from './held-payments.service.js';

@Module({
  imports: [EntitlementsModule, PaymentsModule],
  controllers: [HeldPaymentsController],
  providers: [HeldPayments],
  exports: [HeldPayments],
})
export class HeldPaymentsModule {}
