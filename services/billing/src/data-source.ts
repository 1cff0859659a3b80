import { dataSourceOptions as withKit } from '@landsea/nest-kit';
import type { DataSourceOptions } from 'typeorm';
import { CheckoutAttempt } from './attempts/checkout-attempt.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { Entitlement } from './entitlements/entitlement.entity.js';
import { KnownTrip } from './entitlements/known-trip.entity.js';
import { LetterRequest } from './letters/letter-request.entity.js';
import { CreateBillingTables1763700000000 } from './migrations/1763700000000-create-billing-tables.js';
import { CreateLetterRequest1763800300000 } from './migrations/1763800300000-create-letter-request.js';
import { FollowDisputes1763800200000 } from './migrations/1763800200000-follow-disputes.js';
import { CreatePreviewSales1763760200000 } from './migrations/1763760200000-create-preview-sales.js';
import { Payment } from './payments/payment.entity.js';
import { PreviewSale } from './preview-sales/preview-sale.entity.js';
import { StripeCursor } from './reconciliation/stripe-cursor.entity.js';
import { StripeEvent } from './webhook/stripe-event.entity.js';

/** Billing's tables on top of the kit's. */
export const dataSourceOptions = (url: string): DataSourceOptions =>
  withKit({
    url,
    entities: [
      AuditEntry,
      CheckoutAttempt,
      Entitlement,
      KnownTrip,
      LetterRequest,
      Payment,
      PreviewSale,
      StripeCursor,
      StripeEvent,
    ],
    migrations: [
      CreateBillingTables1763700000000,
      CreatePreviewSales1763760200000,
      FollowDisputes1763800200000,
      CreateLetterRequest1763800300000,
    ],
  });
