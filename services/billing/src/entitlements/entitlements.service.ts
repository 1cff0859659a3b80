import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, Outbox, type Clock } from '@landsea/nest-kit';
import { getAccessEnd } from '@landsea/contracts/trip';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Payments } from '../payments/payments.service.js';
import { Refunds } from '../payments/refunds.service.js';
import { Entitlement } from './entitlement.entity.js';
import { insertIfSlotFree, isDelivered } from './entitlement.queries.js';
import { GrantNotifier } from './grant-notifier.js';
import { settleGrants, type GrantState, type TripStanding } from './settle-grants.js';
import { KnownTrips } from './known-trips.js';

export interface PaidTrip {
  userId: string;
  tripId: string;
  paymentIntent: string;
  paidAt: Date;
}

export type OwnGrant = Entitlement;

/** Every change is published to trips in the same transaction. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: KnownTrips,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly notifier: GrantNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  findOfPayment(paymentIntent: string): Promise<Entitlement | null> {
    return this.dataSource.manager.findOneBy(Entitlement, { paymentIntent });
  }

  isUnlocked(userId: string, tripId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Entitlement, { userId, tripId, state: 'active' });
  }

  /** True without an active grant. */
  async isGrantDelivered(userId: string, tripId: string): Promise<boolean> {
    const active = await this.dataSource.manager.findOneBy(Entitlement, { userId, tripId, state: 'active' });
    return !active || isDelivered(this.dataSource, active.id);
  }

  /** Call it under `lockPayer`. @returns the grants that are not revoked. */
  async settle(manager: EntityManager, userId: string): Promise<Entitlement[]> {
    const grants = await manager.findBy(Entitlement, { userId, state: Not('revoked') });
    if (grants.length === 0) return [];
    const trips = await this.trips.listFacts(manager, [...new Set(grants.map(({ tripId }) => tripId))]);
    const money = await this.payments.listStandings(
      manager,
      grants.map(({ paymentIntent }) => paymentIntent),
    );
    const paid = grants.map((grant) => ({ ...grant, money: money.get(grant.paymentIntent) ?? 'good' }));
    const settled = new Map(settleGrants(paid, trips, this.clock()).map((each) => [each.id, each]));
    // The index allows one active row at any moment, so the grant that leaves the place is saved first.
    grants.sort(
      (a, b) => Number(settled.get(a.id)?.state === 'active') - Number(settled.get(b.id)?.state === 'active'),
    );
    for (const grant of grants) {
      const next = settled.get(grant.id);
      if (!next || (next.state === grant.state && next.endsAt.getTime() === grant.endsAt.getTime())) continue;
      await this.move(manager, grant, next);
      if (next.refund) await this.refunds.request(manager, grant.paymentIntent, next.refund);
    }
    return grants.filter(({ state }) => state !== 'revoked');
  }

  /** An appeal has reversed a lost dispute. Call `settle` after it. */
  async restore(manager: EntityManager, paymentIntent: string): Promise<void> {
    const revoked = { paymentIntent, state: 'revoked' } as const;
    await manager.update(Entitlement, revoked, { state: 'suspended', resumesAs: 'active' });
  }

  holds(manager: EntityManager, userId: string, tripId: string): Promise<boolean> {
    return manager.existsBy(Entitlement, {
      userId,
      tripId,
      state: In(['active', 'held', 'archived', 'suspended']),
    });
  }

  /** The grant is held (archived, for an archived trip) when it cannot be active. */
  async grant(manager: EntityManager, paid: PaidTrip, trip: TripStanding | undefined): Promise<GrantState> {
    const endsAt = trip ? getAccessEnd(trip.endDate) : paid.paidAt;
    const row = { ...this.makeRow(paid), endsAt };
    if (!trip?.archived && (await insertIfSlotFree(manager, row))) {
      await this.publish(manager, { ...row, state: 'active' });
      return 'active';
    }
    return this.insert(manager, { ...row, state: trip?.archived ? 'archived' : 'held' });
  }

  async recordWithout(
    manager: EntityManager,
    paid: PaidTrip,
    state: 'revoked' | 'suspended',
  ): Promise<GrantState> {
    const resumesAs = state === 'suspended' ? 'held' : null;
    return this.insert(manager, { ...this.makeRow(paid), endsAt: paid.paidAt, state, resumesAs });
  }

  findOwn(manager: EntityManager, userId: string, id: string): Promise<Entitlement | null> {
    return manager.findOneBy(Entitlement, { id, userId });
  }

  async endHeld(manager: EntityManager, grant: Entitlement): Promise<void> {
    await this.move(manager, grant, { state: 'revoked', resumesAs: null, endsAt: grant.endsAt });
  }

  listOfUser(userId: string): Promise<Entitlement[]> {
    return this.dataSource.manager.findBy(Entitlement, { userId });
  }

  /** A payment that never unlocked a trip is refunded. Trips erases the grants of the person itself. */
  async endForErased(manager: EntityManager, userId: string): Promise<void> {
    for (const grant of await manager.findBy(Entitlement, { userId, state: Not('revoked') })) {
      if (grant.state === 'held') await this.refunds.request(manager, grant.paymentIntent, 'account-erased');
      const version = grant.version + 1;
      await manager.update(Entitlement, { id: grant.id }, { state: 'revoked', resumesAs: null, version });
      await this.audit.add(manager, {
        action: 'entitlement.revoked',
        userId,
        subject: grant.id,
        detail: { reason: 'account-erased', paymentIntent: grant.paymentIntent, version },
      });
    }
  }

  private makeRow({ userId, tripId, paymentIntent, paidAt }: PaidTrip) {
    return { id: randomUUID(), userId, tripId, paymentIntent, startsAt: paidAt, resumesAs: null, version: 1 };
  }

  private async insert(manager: EntityManager, row: Omit<Entitlement, 'createdAt'>): Promise<GrantState> {
    await manager.insert(Entitlement, row);
    await this.publish(manager, row);
    return row.state;
  }

  private async move(
    manager: EntityManager,
    grant: Entitlement,
    { state, resumesAs, endsAt }: Pick<Entitlement, 'state' | 'resumesAs' | 'endsAt'>,
  ): Promise<void> {
    const changed = grant.state !== state;
    const next = { state, resumesAs, endsAt, version: grant.version + (changed ? 1 : 0) };
    Object.assign(grant, next);
    await manager.update(Entitlement, { id: grant.id }, next);
    if (changed) await this.publish(manager, grant);
  }

  private async publish(
    manager: EntityManager,
    grant: Omit<Entitlement, 'createdAt'> & { createdAt?: Date },
  ): Promise<void> {
    const { id, userId, tripId, state, startsAt, version, paymentIntent } = grant;
    await this.audit.add(manager, {
      action: `entitlement.${state}`,
      userId,
      subject: id,
      detail: { tripId, paymentIntent, version },
    });
    await this.notifier.enqueue(manager, grant);
    await this.outbox.add(manager, 'billing.entitlement-changed', {
      entitlementId: id,
      userId,
      tripId,
      state,
      startsAt: startsAt.toISOString(),
      version,
    });
    if (state === 'active') {
      await this.outbox.add(manager, 'billing.purchase-made', { userId, paidAt: startsAt.toISOString() });
    }
  }
}
