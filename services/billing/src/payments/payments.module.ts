import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MoneyNews } from './money-news.js';
import { Payments } from './payments.service.js';
import { RefundDispatch } from './refund-dispatch.js';
import { Refunds } from './refunds.service.js';

@Module({
  imports: [AuditModule],
  providers: [MoneyNews, Payments, Refunds, RefundDispatch],
  exports: [MoneyNews, Payments, Refunds],
})
export class PaymentsModule {}
