import { Injectable } from '@nestjs/common';
import type { HeldPayment, HeldRefund } from '@landsea/contracts/billing';
import { DomainError, makeNotFound, type Principal } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Entitlements, type OwnGrant } from '../entitlements/entitlements.service.js';
import { getHeldUntil } from '../entitlements/settle-grants.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { describeRefund } from '../payments/refund-standing.js';
import { Payments } from '../payments/payments.service.js';
import { Refunds } from '../payments/refunds.service.js';

const noLongerHeld = (): DomainError =>
  new DomainError({
    code: 'ALREADY_UNLOCKED',
    message: 'This payment does not wait any more. Billing shows what became of it.',
  });

@Injectable()
export class HeldPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entitlements: Entitlements,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly trips: KnownTrips,
  ) {}

  async list(userId: string): Promise<HeldPayment[]> {
    const grants = await this.entitlements.listOfUser(userId);
    const active = grants.find(({ state }) => state === 'active');
    const held = grants.filter(({ state }) => state === 'held');
    const tripIds = [...held, ...(active ? [active] : [])].map(({ tripId }) => tripId);
    const trips = await this.trips.listFacts(this.dataSource.manager, tripIds);
    const named = ({ tripId }: OwnGrant) => ({ tripId, tripName: trips.get(tripId)?.name ?? null });
    const payments = new Map(
      (await this.payments.listOfUser(userId)).map((each) => [each.paymentIntent, each]),
    );
    return held
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((grant) => ({
        entitlementId: grant.id,
        ...named(grant),
        amountCents: payments.get(grant.paymentIntent)?.amount ?? 0,
        currency: payments.get(grant.paymentIntent)?.currency ?? 'usd',
        refundsAt: getHeldUntil(grant.createdAt).toISOString(),
        blocking: active ? named(active) : null,
      }));
  }

  /** Idempotent. @throws DomainError NOT_FOUND; ALREADY_UNLOCKED when it is no longer held. */
  async refund({ userId }: Principal, entitlementId: string): Promise<HeldRefund> {
    return this.dataSource.transaction(async (manager) => {
      await lockPayer(manager, userId);
      const grant = await this.entitlements.findOwn(manager, userId, entitlementId);
      if (!grant) throw makeNotFound();
      if (grant.state === 'held') await this.giveBack(manager, grant);
      else if (grant.state !== 'revoked') throw noLongerHeld();
      return this.answer(manager, grant);
    });
  }

  private async giveBack(manager: EntityManager, grant: OwnGrant): Promise<void> {
    await this.refunds.request(manager, grant.paymentIntent, 'held-refunded');
    await this.entitlements.endHeld(manager, grant);
  }

  private async answer(manager: EntityManager, { id, paymentIntent }: OwnGrant): Promise<HeldRefund> {
    const payment = await this.payments.read(manager, paymentIntent);
    const refund = payment && describeRefund(payment);
    if (!refund || payment.refundState === 'partial') throw noLongerHeld();
    const { amount: amountCents, currency } = payment;
    // Also for a failed refund: an operator makes it again.
    const state = refund.state === 'done' || refund.state === 'elsewhere' ? 'done' : 'requested';
    return { entitlementId: id, refund: { state, amountCents, currency } };
  }
}
