import { makeDataSourceOptions as withKit } from '@landsea/nest-kit/tasks';
import type { DataSourceOptions } from 'typeorm';
import { CheckoutAttempt } from './attempts/checkout-attempt.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { StripeCustomer } from './customers/stripe-customer.entity.js';
import { Entitlement } from './entitlements/entitlement.entity.js';
import { KnownTrip } from './entitlements/known-trip.entity.js';
import { EmailRequest } from './emails/email-request.entity.js';
import { Invoice } from './invoices/invoice.entity.js';
import { CreateBillingTables1763700000000 } from './migrations/1763700000000-create-billing-tables.js';
import { CreateLedgerCheck1763800400000 } from './migrations/1763800400000-create-ledger-check.js';
import { CreateLetterRequest1763800300000 } from './migrations/1763800300000-create-letter-request.js';
import { FollowDisputes1763800200000 } from './migrations/1763800200000-follow-disputes.js';
import { FollowFailedRefunds1763850000000 } from './migrations/1763850000000-follow-failed-refunds.js';
import { LetRefundsBePaidElsewhere1763890000000 } from './migrations/1763890000000-let-refunds-be-paid-elsewhere.js';
import { RenameLetterRequest1763900000000 } from './migrations/1763900000000-rename-letter-request.js';
import { RememberBegunTrips1763850100000 } from './migrations/1763850100000-remember-begun-trips.js';
import { CreatePreviewSales1763760200000 } from './migrations/1763760200000-create-preview-sales.js';
import { CreateSubscriptions1763801000000 } from './migrations/1763801000000-create-subscriptions.js';
import { Payment } from './payments/payment.entity.js';
import { PreviewSale } from './preview-sales/preview-sale.entity.js';
import { LedgerCheck } from './reconciliation/ledger-check.entity.js';
import { StripeCursor } from './reconciliation/stripe-cursor.entity.js';
import { PlanAccess } from './subscriptions/plan-access.entity.js';
import { Subscription } from './subscriptions/subscription.entity.js';
import { Trial } from './subscriptions/trial.entity.js';
import { StripeEvent } from './webhook/stripe-event.entity.js';

export const makeDataSourceOptions = (url: string): DataSourceOptions =>
  withKit({
    url,
    entities: [
      AuditEntry,
      CheckoutAttempt,
      Entitlement,
      Invoice,
      KnownTrip,
      LedgerCheck,
      EmailRequest,
      Payment,
      PlanAccess,
      PreviewSale,
      StripeCursor,
      StripeCustomer,
      StripeEvent,
      Subscription,
      Trial,
    ],
    migrations: [
      CreateBillingTables1763700000000,
      CreatePreviewSales1763760200000,
      FollowDisputes1763800200000,
      CreateLetterRequest1763800300000,
      CreateLedgerCheck1763800400000,
      CreateSubscriptions1763801000000,
      FollowFailedRefunds1763850000000,
      RememberBegunTrips1763850100000,
      LetRefundsBePaidElsewhere1763890000000,
      RenameLetterRequest1763900000000,
    ],
  });
