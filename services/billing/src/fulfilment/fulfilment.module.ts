import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PreviewSalesModule } from '../preview-sales/preview-sales.module.js';
import { Fulfilment } from './fulfilment.service.js';
import { PaidPreview } from './paid-preview.js';
import { PaidSession } from './paid-session.js';

@Module({
  imports: [AttemptsModule, AuditModule, EntitlementsModule, PaymentsModule, PreviewSalesModule],
  providers: [Fulfilment, PaidPreview, PaidSession],
  exports: [Fulfilment],
})
export class FulfilmentModule {}
