import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { DocumentsController } from './documents.controller.js';
import { Documents } from './documents.service.js';

@Module({
  imports: [InvoicesModule, PaymentsModule],
  controllers: [DocumentsController],
  providers: [Documents],
})
export class DocumentsModule {}
