import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { EmailsModule } from '../emails/emails.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PreviewSalesModule } from '../preview-sales/preview-sales.module.js';
import { BillingPersonalData } from './billing.personal-data.js';
import { OwnPaymentsController } from './own-payments.controller.js';
import { OwnPaymentsService } from './own-payments.service.js';

@Module({
  imports: [AttemptsModule, DemoModule, EntitlementsModule, EmailsModule, PaymentsModule, PreviewSalesModule],
  controllers: [OwnPaymentsController],
  providers: [OwnPaymentsService, BillingPersonalData],
  exports: [OwnPaymentsService],
})
export class OwnPaymentsModule {}
