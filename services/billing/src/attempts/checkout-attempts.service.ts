import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { CheckoutAttempt, type AttemptStatus } from './checkout-attempt.entity.js';
import { SESSION_MINUTES, tripSessionParams } from './trip-session-params.js';

/** An attempt as other slices see it. */
export type Attempt = Readonly<CheckoutAttempt>;
/** One whose payer is known. */
export type TripAttempt = Attempt & { userId: string };

/** For a trip its owner pays; for a preview whoever sits at the browser with this hash. */
type NewPayer = { kind: 'trip'; userId: string } | { kind: 'preview'; userId: null; buyerHash: string };

export type NewAttempt = NewPayer & {
  tripId: string;
  priceId: string;
  /** Cents. */
  amount: number;
  currency: string;
};

const OPEN: AttemptStatus[] = ['creating', 'open'];

const owned = (attempt: Attempt | null): TripAttempt | null =>
  attempt?.userId ? { ...attempt, userId: attempt.userId } : null;

/** Tries to pay, from the first click to the end of the session. */
@Injectable()
export class CheckoutAttempts {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
  ) {}

  find(id: string, manager = this.dataSource.manager): Promise<Attempt | null> {
    return manager.findOneBy(CheckoutAttempt, { id });
  }

  ofUser(userId: string): Promise<Attempt[]> {
    return this.dataSource.manager.find(CheckoutAttempt, { where: { userId }, order: { createdAt: 'DESC' } });
  }

  /** The attempt behind a session of this person for this trip; another's is as good as none. */
  findOwn(sessionId: string, userId: string, tripId: string): Promise<Attempt | null> {
    return this.dataSource.manager.findOneBy(CheckoutAttempt, { sessionId, userId, tripId });
  }

  async findOpenTrip(manager: EntityManager, userId: string): Promise<TripAttempt | null> {
    return owned(await manager.findOneBy(CheckoutAttempt, { userId, kind: 'trip', status: In(OPEN) }));
  }

  findOpenPreview(manager: EntityManager, previewId: string, buyerHash: string): Promise<Attempt | null> {
    const open = { tripId: previewId, buyerHash, kind: 'preview' as const, status: In(OPEN) };
    return manager.findOneBy(CheckoutAttempt, open);
  }

  /** The session that this browser paid for the preview in, the latest first. */
  findPaidPreview(previewId: string, buyerHash: string): Promise<Attempt | null> {
    return this.dataSource.manager.findOne(CheckoutAttempt, {
      where: { tripId: previewId, buyerHash, kind: 'preview', status: 'complete' },
      order: { createdAt: 'DESC' },
    });
  }

  findPreview(sessionId: string): Promise<Attempt | null> {
    return this.dataSource.manager.findOneBy(CheckoutAttempt, { sessionId, kind: 'preview' });
  }

  /** Every attempt of which Stripe may know more than we do, the oldest first. */
  unfinished(limit: number): Promise<Attempt[]> {
    return this.dataSource.manager.find(CheckoutAttempt, {
      where: { status: In(OPEN) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }

  /** What is asked of Stripe and the key it is asked under are written before the question. */
  async begin(manager: EntityManager, order: NewAttempt, now: Date): Promise<Attempt> {
    const id = randomUUID();
    const row = {
      buyerHash: null,
      ...order,
      ...this.asked(id, order, 1, now),
      id,
      status: 'creating' as const,
      sessionId: null,
      url: null,
      createdAt: now,
    };
    await manager.insert(CheckoutAttempt, row);
    return row;
  }

  /** The preview behind the attempt is this person's from now on. Call it under the attempt's lock. */
  async claim(manager: EntityManager, id: string, userId: string): Promise<void> {
    await manager.update(CheckoutAttempt, { id, kind: 'preview', userId: IsNull() }, { userId });
  }

  /** @returns false when the attempt was ended meanwhile, so that nobody may be sent to the session. */
  async opened(id: string, sessionId: string, url: string): Promise<boolean> {
    const creating = { id, status: 'creating' as const };
    const done = await this.dataSource.manager.update(CheckoutAttempt, creating, {
      status: 'open',
      sessionId,
      url,
    });
    return done.affected === 1;
  }

  /** A session that was paid before its id was stored, or after we gave the attempt up, is still this attempt's. */
  async complete(manager: EntityManager, id: string, sessionId: string): Promise<void> {
    await manager.update(CheckoutAttempt, { id }, { sessionId, status: 'complete' });
  }

  async end(manager: EntityManager, id: string, status: 'expired' | 'failed'): Promise<void> {
    await manager.update(CheckoutAttempt, { id, status: In(OPEN) }, { status });
  }

  /** Stripe keeps a broken answer for its key, so the next try is asked under another one. */
  async askAnew(attempt: Attempt, now: Date): Promise<void> {
    const next = this.asked(attempt.id, attempt, attempt.try + 1, now);
    const same = { id: attempt.id, try: attempt.try, status: 'creating' as const };
    await this.dataSource.createQueryBuilder().update(CheckoutAttempt).set(next).where(same).execute();
  }

  private asked(
    id: string,
    { userId, tripId, priceId }: Pick<Attempt, 'userId' | 'tripId' | 'priceId'>,
    number: number,
    now: Date,
  ) {
    const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000);
    const params = tripSessionParams({
      attemptId: id,
      userId,
      tripId,
      priceId,
      publicOrigin: this.env.PUBLIC_ORIGIN,
      expiresAt,
    });
    return { params, idemKey: `checkout-${id}-${String(number)}`, try: number, expiresAt };
  }
}
