import { Injectable } from '@nestjs/common';
import type { OwnPayment } from '@landsea/contracts/billing';
import { DataSource } from 'typeorm';
import { Entitlements } from '../entitlements/entitlements.service.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { describeRefund } from '../payments/refund-standing.js';
import { Payments } from '../payments/payments.service.js';

@Injectable()
export class OwnPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly entitlements: Entitlements,
    private readonly trips: KnownTrips,
  ) {}

  async list(userId: string): Promise<OwnPayment[]> {
    const payments = await this.payments.listOfUser(userId);
    const grants = new Map(
      (await this.entitlements.listOfUser(userId)).map((each) => [each.paymentIntent, each]),
    );
    const trips = await this.trips.listFacts(this.dataSource.manager, [
      ...new Set(payments.map(({ tripId }) => tripId)),
    ]);
    return payments.map((payment) => {
      const grant = grants.get(payment.paymentIntent);
      return {
        entitlementId: grant?.id ?? null,
        tripId: payment.tripId,
        tripName: trips.get(payment.tripId)?.name ?? null,
        amountCents: payment.amount,
        refundedCents: payment.refundedAmount,
        currency: payment.currency,
        paidAt: payment.paidAt.toISOString(),
        state: grant?.state ?? null,
        accessEndsAt: grant?.endsAt.toISOString() ?? null,
        refund: describeRefund(payment),
      };
    });
  }
}
