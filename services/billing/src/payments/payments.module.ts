import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { KnownTripsModule } from '../entitlements/known-trips.module.js';
import { EmailsModule } from '../emails/emails.module.js';
import { PaymentNotifier } from './payment-notifier.js';
import { Payments } from './payments.service.js';
import { ReceiptDocuments } from './receipt-documents.js';
import { RefundDispatch } from './refund-dispatch.js';
import { Refunds } from './refunds.service.js';

@Module({
  imports: [AuditModule, KnownTripsModule, EmailsModule],
  providers: [PaymentNotifier, Payments, ReceiptDocuments, Refunds, RefundDispatch],
  exports: [PaymentNotifier, Payments, ReceiptDocuments, Refunds],
})
export class PaymentsModule {}
