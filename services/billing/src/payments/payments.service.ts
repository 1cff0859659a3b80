import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { moneyStanding, type MoneyStanding } from './money-standing.js';
import { Payment } from './payment.entity.js';
import { markFulfilled, markWaiting, recordPayment, type SeenPayment } from './payment.queries.js';

/** A payment as other slices see it. */
export type KnownPayment = Readonly<Payment>;

/** The money that arrived, as last seen at Stripe. */
@Injectable()
export class Payments {
  constructor(private readonly dataSource: DataSource) {}

  ofSession(sessionId: string): Promise<Payment | null> {
    return this.ofSessionIn(this.dataSource.manager, sessionId);
  }

  /** The same as part of a transaction. */
  ofSessionIn(manager: EntityManager, sessionId: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { sessionId });
  }

  find(paymentIntent: string): Promise<Payment | null> {
    return this.findIn(this.dataSource.manager, paymentIntent);
  }

  /** The same as part of a transaction. */
  findIn(manager: EntityManager, paymentIntent: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { paymentIntent });
  }

  /** As the transaction sees it. */
  read(manager: EntityManager, paymentIntent: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { paymentIntent });
  }

  /** The latest first. */
  ofUser(userId: string): Promise<Payment[]> {
    return this.dataSource.manager.find(Payment, { where: { userId }, order: { paidAt: 'DESC' } });
  }

  /** Writes what was seen. Call it under `lockPayer`; the difference between the two is what is new. */
  async record(
    manager: EntityManager,
    seen: SeenPayment,
  ): Promise<{ before: Payment | null; after: Payment }> {
    const { paymentIntent } = seen;
    const before = await manager.findOneBy(Payment, { paymentIntent });
    await recordPayment(manager, seen);
    return { before, after: await manager.findOneByOrFail(Payment, { paymentIntent }) };
  }

  /** Whether the money behind each grant is still ours. */
  async standings(manager: EntityManager, paymentIntents: string[]): Promise<Map<string, MoneyStanding>> {
    const rows = await manager.find(Payment, {
      select: { paymentIntent: true, refundState: true, disputeState: true },
      where: { paymentIntent: In(paymentIntents) },
    });
    return new Map(rows.map((row) => [row.paymentIntent, moneyStanding(row)]));
  }

  /** It was paid by somebody without an account, and has an owner from now on. */
  async own(manager: EntityManager, paymentIntent: string, userId: string): Promise<void> {
    await manager.update(Payment, { paymentIntent, userId: IsNull() }, { userId });
  }

  /** It is processed later; why is what the person and the support read. */
  waits(manager: EntityManager, paymentIntent: string, holdReason: string): Promise<void> {
    return markWaiting(manager, paymentIntent, holdReason);
  }

  /** @param holdReason why it unlocks nothing, null when it does. */
  fulfilled(
    manager: EntityManager,
    paymentIntent: string,
    now: Date,
    holdReason: string | null,
  ): Promise<void> {
    return markFulfilled(manager, paymentIntent, now, holdReason);
  }
}
