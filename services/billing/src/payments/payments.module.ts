import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Payments } from './payments.service.js';
import { RefundDispatch } from './refund-dispatch.js';
import { Refunds } from './refunds.service.js';

@Module({
  imports: [AuditModule],
  providers: [Payments, Refunds, RefundDispatch],
  exports: [Payments, Refunds],
})
export class PaymentsModule {}
