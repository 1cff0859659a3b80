import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import type { Plan } from '@landsea/contracts/billing';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { CheckoutAttempt, type AttemptStatus } from './checkout-attempt.entity.js';
import {
  planSessionParams,
  SESSION_MINUTES,
  makeTripSessionParams,
  type PlanSessionOrder,
  type SessionParams,
} from './session-params.js';

export type AnyAttempt = Readonly<CheckoutAttempt>;
export type Attempt = AnyAttempt & { kind: 'trip' | 'preview'; tripId: string };
export type TripAttempt = Attempt & { userId: string };
export type PlanAttempt = AnyAttempt & { kind: Plan; userId: string };

interface Order {
  priceId: string;
  /** Cents. */
  amount: number;
  currency: string;
}

type NewPayer = { kind: 'trip'; userId: string } | { kind: 'preview'; userId: null; buyerHash: string };

export type NewAttempt = NewPayer & Order & { tripId: string; tripName: string; email: string | null };
export type NewPlanAttempt = Order & Pick<PlanSessionOrder, 'userId' | 'plan' | 'customerId' | 'trial'>;

const OPEN: AttemptStatus[] = ['creating', 'open'];
const PLANS: Plan[] = ['pro', 'agent'];
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export const isUnlock = (attempt: AnyAttempt | null): attempt is Attempt =>
  attempt !== null && (attempt.kind === 'trip' || attempt.kind === 'preview') && attempt.tripId !== null;

const isOwned = (attempt: AnyAttempt | null): attempt is TripAttempt =>
  isUnlock(attempt) && attempt.userId !== null;

export const isPlanAttempt = (attempt: AnyAttempt | null): attempt is PlanAttempt =>
  attempt !== null && (attempt.kind === 'pro' || attempt.kind === 'agent') && attempt.userId !== null;

@Injectable()
export class CheckoutAttempts {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
  ) {}

  find(id: string): Promise<AnyAttempt | null> {
    return this.findIn(this.dataSource.manager, id);
  }

  findIn(manager: EntityManager, id: string): Promise<AnyAttempt | null> {
    return manager.findOneBy(CheckoutAttempt, { id });
  }

  listOfUser(userId: string): Promise<AnyAttempt[]> {
    return this.dataSource.manager.find(CheckoutAttempt, { where: { userId }, order: { createdAt: 'DESC' } });
  }

  /** @returns null also for another person's session. */
  async findOwn(sessionId: string, userId: string, tripId: string): Promise<Attempt | null> {
    const attempt = await this.dataSource.manager.findOneBy(CheckoutAttempt, { sessionId, userId, tripId });
    return isUnlock(attempt) ? attempt : null;
  }

  /** @returns null also for another person's session. */
  async findOwnPlan(sessionId: string, userId: string): Promise<PlanAttempt | null> {
    const attempt = await this.dataSource.manager.findOneBy(CheckoutAttempt, { sessionId, userId });
    return isPlanAttempt(attempt) ? attempt : null;
  }

  async findOpenTrip(manager: EntityManager, userId: string): Promise<TripAttempt | null> {
    const attempt = await manager.findOneBy(CheckoutAttempt, { userId, kind: 'trip', status: In(OPEN) });
    return isOwned(attempt) ? attempt : null;
  }

  async findOpenPlan(manager: EntityManager, userId: string): Promise<PlanAttempt | null> {
    const attempt = await manager.findOneBy(CheckoutAttempt, { userId, kind: In(PLANS), status: In(OPEN) });
    return isPlanAttempt(attempt) ? attempt : null;
  }

  async findOpenPreview(
    manager: EntityManager,
    previewId: string,
    buyerHash: string,
  ): Promise<Attempt | null> {
    const open = { tripId: previewId, buyerHash, kind: 'preview' as const, status: In(OPEN) };
    const attempt = await manager.findOneBy(CheckoutAttempt, open);
    return isUnlock(attempt) ? attempt : null;
  }

  async findPaidPreview(previewId: string, buyerHash: string): Promise<Attempt | null> {
    const attempt = await this.dataSource.manager.findOne(CheckoutAttempt, {
      where: { tripId: previewId, buyerHash, kind: 'preview', status: 'complete' },
      order: { createdAt: 'DESC' },
    });
    return isUnlock(attempt) ? attempt : null;
  }

  async findPreview(sessionId: string): Promise<Attempt | null> {
    const attempt = await this.dataSource.manager.findOneBy(CheckoutAttempt, { sessionId, kind: 'preview' });
    return isUnlock(attempt) ? attempt : null;
  }

  /** Ordered by id, beginning after `after`; attempts whose session was not stored are left out. */
  listUnfinished(limit: number, after: string = BEFORE_ALL): Promise<AnyAttempt[]> {
    return this.dataSource.manager.find(CheckoutAttempt, {
      where: { status: In(OPEN), sessionId: Not(IsNull()), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  begin(manager: EntityManager, order: NewAttempt, now: Date): Promise<Attempt> {
    const { tripName, email, ...what } = order;
    return this.insert(manager, what, now, (made) =>
      makeTripSessionParams({ ...what, tripName, email, ...made }),
    );
  }

  beginPlan(manager: EntityManager, order: NewPlanAttempt, now: Date): Promise<PlanAttempt> {
    const { plan, customerId: _customerId, trial: _trial, ...what } = order;
    return this.insert(manager, { ...what, kind: plan, tripId: null }, now, (made) =>
      planSessionParams({ ...order, ...made }),
    );
  }

  /** Call it under the attempt's lock. */
  async claim(manager: EntityManager, id: string, userId: string): Promise<void> {
    await manager.update(CheckoutAttempt, { id, kind: 'preview', userId: IsNull() }, { userId });
  }

  /** @returns false when the attempt has ended meanwhile: nobody may be sent to the session then. */
  async markOpened(id: string, sessionId: string, url: string): Promise<boolean> {
    const creating = { id, status: 'creating' as const };
    const done = await this.dataSource.manager.update(CheckoutAttempt, creating, {
      status: 'open',
      sessionId,
      url,
      params: withoutEmail,
    });
    return done.affected === 1;
  }

  /**
   * A session that was paid before its id was stored, or after the attempt was abandoned, still belongs to
   * it.
   */
  async complete(manager: EntityManager, id: string, sessionId?: string): Promise<void> {
    await manager.update(
      CheckoutAttempt,
      { id },
      {
        ...(sessionId && { sessionId }),
        status: 'complete',
        params: withoutEmail,
      },
    );
  }

  async end(manager: EntityManager, id: string, status: 'expired' | 'failed'): Promise<void> {
    await manager.update(CheckoutAttempt, { id, status: In(OPEN) }, { status, params: withoutEmail });
  }

  async forgetPayer(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(CheckoutAttempt, { userId }, { params: withoutPerson });
  }

  /**
   * Stripe keeps its answer for a key, so the next try uses a new one; without the email when that was
   * refused.
   */
  async askAnew(attempt: AnyAttempt, now: Date, o: { withEmail: boolean }): Promise<void> {
    const expiresAt = sessionEnd(now);
    const { customer_email: email, ...others } = attempt.params;
    const params = {
      ...others,
      ...(o.withEmail && email !== undefined && { customer_email: email }),
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    };
    const next = { ...requestOf(attempt.id, params, attempt.try + 1), expiresAt };
    const same = { id: attempt.id, try: attempt.try, status: 'creating' as const };
    await this.dataSource.createQueryBuilder().update(CheckoutAttempt).set(next).where(same).execute();
  }

  private async insert<O extends Order & Pick<AnyAttempt, 'kind' | 'tripId' | 'userId'>>(
    manager: EntityManager,
    order: O,
    now: Date,
    paramsOf: (made: { attemptId: string; expiresAt: Date; publicOrigin: string }) => SessionParams,
  ): Promise<AnyAttempt & O> {
    const id = randomUUID();
    const expiresAt = sessionEnd(now);
    const params = paramsOf({ attemptId: id, expiresAt, publicOrigin: this.env.PUBLIC_ORIGIN });
    const row = {
      buyerHash: null,
      ...order,
      ...requestOf(id, params, 1),
      id,
      expiresAt,
      status: 'creating' as const,
      sessionId: null,
      url: null,
      createdAt: now,
    };
    await manager.insert(CheckoutAttempt, row);
    return row;
  }
}

/** The email is kept only while the same request may have to be sent again. */
const withoutEmail = () => "params - 'customer_email'";
/** The text beside the button names the trip. */
const withoutPerson = () => "params - 'customer_email' - 'custom_text'";

const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_MINUTES * 60_000);

const requestOf = (id: string, params: SessionParams, number: number) => ({
  params,
  idemKey: `checkout-${id}-${number}`,
  try: number,
});
