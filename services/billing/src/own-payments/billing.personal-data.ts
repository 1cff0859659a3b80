import { Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { CheckoutAttempts } from '../attempts/checkout-attempts.service.js';
import { DemoGrants } from '../demo/demo-grants.js';
import { Entitlements } from '../entitlements/entitlements.service.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { EmailRequests } from '../emails/email-requests.service.js';
import { PreviewSales } from '../preview-sales/preview-sales.service.js';
import { forgetPayer } from '../webhook/stripe-event.queries.js';
import { OwnPaymentsService } from './own-payments.service.js';

/** The law requires books: amounts, dates and Stripe's ids stay under an id that stands for nobody. */
@Injectable()
export class BillingPersonalData extends PersonalData {
  constructor(
    private readonly payments: OwnPaymentsService,
    private readonly attempts: CheckoutAttempts,
    private readonly entitlements: Entitlements,
    private readonly trips: KnownTrips,
    private readonly emails: EmailRequests,
    private readonly previewSales: PreviewSales,
    private readonly demo: DemoGrants,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const attempts = await this.attempts.listOfUser(userId);
    return {
      payments: await this.payments.list(userId),
      checkouts: attempts.map(({ tripId, status, amount, currency, createdAt }) => ({
        tripId,
        status,
        amountCents: amount,
        currency,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await lockPayer(manager, userId);
    await this.demo.forget(manager, userId);
    await this.entitlements.endForErased(manager, userId);
    await this.trips.forgetOwner(manager, userId);
    await this.attempts.forgetPayer(manager, userId);
    await forgetPayer(manager, userId);
    await this.emails.forget(manager, userId);
    await this.previewSales.forget(manager, userId);
  }
}
