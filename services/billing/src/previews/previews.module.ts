import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PreviewSalesModule } from '../preview-sales/preview-sales.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { OutboxFlushModule } from '../outbox-flush/outbox-flush.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { PreviewCheckoutController } from './preview-checkout.controller.js';
import { PreviewCheckout } from './preview-checkout.service.js';
import { PreviewClaimsController } from './preview-claims.controller.js';
import { PreviewClaims } from './preview-claims.service.js';
import { UnclaimedDispatch } from './unclaimed-dispatch.js';
import { UnclaimedPreviews } from './unclaimed-previews.js';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    EntitlementsModule,
    FulfilmentModule,
    PaymentsModule,
    PreviewSalesModule,
    PricesModule,
    OutboxFlushModule,
    VerificationModule,
  ],
  controllers: [PreviewCheckoutController, PreviewClaimsController],
  providers: [PreviewCheckout, PreviewClaims, UnclaimedPreviews, UnclaimedDispatch],
})
export class PreviewsModule {}
