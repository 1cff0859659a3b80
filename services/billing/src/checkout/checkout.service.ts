import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import type { CheckoutSession, TripFacts } from '@landsea/contracts/billing';
import { getAccessEnd } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts, type Attempt } from '../attempts/checkout-attempts.service.js';
import { chooseStep, type CheckoutStep } from '../attempts/checkout-step.js';
import { HostedSessions, refuseOtherCheckout } from '../attempts/hosted-sessions.js';
import { AuditLog } from '../audit/audit-log.js';
import { ConfirmedAddresses } from '../customers/confirmed-addresses.js';
import { Entitlements } from '../entitlements/entitlements.service.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { TripPrice, type TripUnlockPrice } from '../prices/trip-price.js';
import { makeProviderUnavailable, classifyStripeFailure } from '../stripe/stripe-failure.js';
import { PlanAccesses } from '../subscriptions/plan-access.service.js';
import {
  refuseSecondTrip,
  refuseArchived,
  refuseUnlocked,
  refuseDemo,
  refuseDisputed,
  refuseInProgress,
  planCoversTrip,
  refuseNotForSale,
} from './checkout-refusals.js';

/** There is one attempt, and each try answers or ends it: more tries mean two competing browsers. */
const ROUNDS = 4;

interface Sale {
  price: TripUnlockPrice;
  email: string | null;
}

interface Decision {
  step: Exclude<CheckoutStep, 'abandon'>;
  attempt: Attempt;
}

@Injectable()
export class Checkout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: ConfirmedAddresses,
    private readonly trips: KnownTrips,
    private readonly price: TripPrice,
    private readonly entitlements: Entitlements,
    private readonly plans: PlanAccesses,
    private readonly attempts: CheckoutAttempts,
    private readonly sessions: HostedSessions,
    private readonly fulfilment: Fulfilment,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async start(user: Principal, tripId: string): Promise<CheckoutSession> {
    if (user.isDemo) throw refuseDemo();
    const trip = await this.trips.find(tripId);
    if (!trip || trip.deleted || trip.ownerId !== user.userId) throw makeNotFound();
    const sale = { price: await this.price.onSale(), email: await this.emails.findAddress(user.userId) };
    for (let round = 0; round < ROUNDS; round += 1) {
      const decision = await this.dataSource.transaction((manager) => this.decide(manager, trip, sale));
      const url = await this.act(decision, trip);
      if (url) return { url };
    }
    throw refuseOtherCheckout();
  }

  /** Decisions for one person are serialized: twenty concurrent calls make one attempt. */
  private async decide(manager: EntityManager, trip: TripFacts, sale: Sale): Promise<Decision> {
    await lockPayer(manager, trip.ownerId);
    await this.refuseWhatIsPaid(manager, trip);
    const attempt = await this.attempts.findOpenTrip(manager, trip.ownerId);
    const step = chooseStep(attempt, attempt?.tripId === trip.tripId, this.clock());
    if (attempt && step === 'abandon') await this.attempts.end(manager, attempt.id, 'failed');
    if (attempt && step !== 'abandon' && step !== 'create') return { step, attempt };
    return { step: 'create', attempt: await this.begin(manager, trip, sale) };
  }

  private async refuseWhatIsPaid(manager: EntityManager, trip: TripFacts): Promise<void> {
    const grants = await this.entitlements.settle(manager, trip.ownerId);
    await this.plans.settle(manager, trip.ownerId);
    const active = grants.find(({ state }) => state === 'active');
    if (active?.tripId === trip.tripId) throw refuseUnlocked();
    if (active) throw refuseSecondTrip(active.tripId, active.endsAt);
    if (grants.some(({ tripId, state }) => tripId === trip.tripId && state === 'archived'))
      throw refuseArchived();
    if (grants.some(({ tripId, state }) => tripId === trip.tripId && state === 'suspended'))
      throw refuseDisputed();
    if (await this.plans.isOpenIn(manager, trip.ownerId, ['pro', 'agent'])) throw planCoversTrip();
    if (trip.archived) throw refuseNotForSale('This trip is archived. Restore it, then unlock it.');
    const now = this.clock();
    if (getAccessEnd(trip.endDate) <= now)
      throw refuseNotForSale('This trip is over, so there is nothing left to unlock.');
  }

  private async begin(manager: EntityManager, trip: TripFacts, sale: Sale): Promise<Attempt> {
    const { ownerId: userId, tripId, name: tripName } = trip;
    const attempt = await this.attempts.begin(
      manager,
      { kind: 'trip', userId, tripId, tripName, email: sale.email, ...sale.price },
      this.clock(),
    );
    await this.audit.add(manager, {
      action: 'checkout.started',
      userId,
      subject: attempt.id,
      detail: { tripId },
    });
    return attempt;
  }

  /** @returns the hosted page's address, or undefined when the attempt has ended and the decision must be made again. */
  private async act({ step, attempt }: Decision, trip: TripFacts): Promise<string | undefined> {
    if (step === 'create') return this.sessions.open(attempt);
    if (step === 'wait') return this.sessions.openAfterOther(attempt);
    if (!attempt.sessionId || !attempt.url)
      throw new Error(`attempt ${attempt.id} is open without a session`);
    if (step === 'clear') await this.sessions.expire(attempt.sessionId);
    const outcome = await this.look(attempt.sessionId);
    if (step === 'resume' && outcome === 'open') return attempt.url;
    if (outcome === 'processing' || outcome === 'refused') throw await this.answerUndecided(attempt, trip);
    return undefined;
  }

  private async look(sessionId: string) {
    try {
      return await this.fulfilment.fulfil(sessionId);
    } catch (error) {
      classifyStripeFailure(error);
      throw makeProviderUnavailable(
        'We could not reach our payment provider. Nothing was charged. Please try again in a moment.',
        error,
      );
    }
  }

  /** A payment that the bank has not confirmed is not charged twice, and holds the place of its trip. */
  private async answerUndecided(attempt: Attempt, trip: TripFacts) {
    if (attempt.tripId === trip.tripId) return refuseInProgress();
    const other = await this.trips.find(attempt.tripId);
    return refuseSecondTrip(attempt.tripId, getAccessEnd(other?.endDate ?? trip.endDate));
  }
}
