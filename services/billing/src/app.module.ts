import { Module, type DynamicModule } from '@nestjs/common';
import { KitModule } from '@landsea/nest-kit';
import { CheckoutModule } from './checkout/checkout.module.js';
import { makeDataSourceOptions } from './data-source.js';
import { DocumentsModule } from './documents/documents.module.js';
import type { BillingEnv } from './env.js';
import { HeldPaymentsModule } from './held-payments/held-payments.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { OwnPaymentsModule } from './own-payments/own-payments.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { PlanCheckoutModule } from './plan-checkout/plan-checkout.module.js';
import { PlanVerificationModule } from './plan-verification/plan-verification.module.js';
import { PortalModule } from './portal/portal.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { StripeModule } from './stripe/stripe.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { WebhookModule } from './webhook/webhook.module.js';

@Module({})
export class AppModule {
  static register(env: BillingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          service: 'billing',
          env,
          dataSource: makeDataSourceOptions(env.DATABASE_URL),
          mail: true,
        }),
        StripeModule,
        CheckoutModule,
        VerificationModule,
        WebhookModule,
        HeldPaymentsModule,
        PlanCheckoutModule,
        PlanVerificationModule,
        PortalModule,
        OwnPaymentsModule,
        PreviewsModule,
        OverviewModule,
        DocumentsModule,
        ReconciliationModule,
      ],
    };
  }
}
