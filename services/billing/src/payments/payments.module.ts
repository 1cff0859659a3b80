import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { KnownTripsModule } from '../entitlements/known-trips.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { MoneyNews } from './money-news.js';
import { Payments } from './payments.service.js';
import { RefundDispatch } from './refund-dispatch.js';
import { Refunds } from './refunds.service.js';

@Module({
  imports: [AuditModule, KnownTripsModule, LettersModule],
  providers: [MoneyNews, Payments, Refunds, RefundDispatch],
  exports: [MoneyNews, Payments, Refunds],
})
export class PaymentsModule {}
