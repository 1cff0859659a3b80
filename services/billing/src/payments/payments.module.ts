import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { KnownTripsModule } from '../entitlements/known-trips.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { MoneyNews } from './money-news.js';
import { Payments } from './payments.service.js';
import { ReceiptDocuments } from './receipt-documents.js';
import { RefundDispatch } from './refund-dispatch.js';
import { Refunds } from './refunds.service.js';

@Module({
  imports: [AuditModule, KnownTripsModule, LettersModule],
  providers: [MoneyNews, Payments, ReceiptDocuments, Refunds, RefundDispatch],
  exports: [MoneyNews, Payments, ReceiptDocuments, Refunds],
})
export class PaymentsModule {}
