import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { OutboxFlushModule } from '../outbox-flush/outbox-flush.module.js';
import { VerificationController } from './verification.controller.js';
import { Verification } from './verification.service.js';

@Module({
  imports: [AttemptsModule, EntitlementsModule, FulfilmentModule, PaymentsModule, OutboxFlushModule],
  controllers: [VerificationController],
  providers: [Verification],
  exports: [Verification],
})
export class VerificationModule {}
