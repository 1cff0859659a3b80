import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { getMoneyStanding, type MoneyStanding } from './money-standing.js';
import { Payment } from './payment.entity.js';
import { markFulfilled, markWaiting, recordPayment, type SeenPayment } from './payment.queries.js';

export type KnownPayment = Readonly<Payment>;

@Injectable()
export class Payments {
  constructor(private readonly dataSource: DataSource) {}

  findBySession(sessionId: string): Promise<Payment | null> {
    return this.findBySessionIn(this.dataSource.manager, sessionId);
  }

  findBySessionIn(manager: EntityManager, sessionId: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { sessionId });
  }

  find(paymentIntent: string): Promise<Payment | null> {
    return this.findIn(this.dataSource.manager, paymentIntent);
  }

  findIn(manager: EntityManager, paymentIntent: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { paymentIntent });
  }

  read(manager: EntityManager, paymentIntent: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { paymentIntent });
  }

  listOfUser(userId: string): Promise<Payment[]> {
    return this.dataSource.manager.find(Payment, { where: { userId }, order: { paidAt: 'DESC' } });
  }

  /** Call it under `lockPayer`; the difference between the two is what changed. */
  async record(
    manager: EntityManager,
    seen: SeenPayment,
  ): Promise<{ before: Payment | null; after: Payment }> {
    const { paymentIntent } = seen;
    const before = await manager.findOneBy(Payment, { paymentIntent });
    await recordPayment(manager, seen);
    return { before, after: await manager.findOneByOrFail(Payment, { paymentIntent }) };
  }

  async listStandings(manager: EntityManager, paymentIntents: string[]): Promise<Map<string, MoneyStanding>> {
    const rows = await manager.find(Payment, {
      select: { paymentIntent: true, refundState: true, disputeState: true },
      where: { paymentIntent: In(paymentIntents) },
    });
    return new Map(rows.map((row) => [row.paymentIntent, getMoneyStanding(row)]));
  }

  async assignOwner(manager: EntityManager, paymentIntent: string, userId: string): Promise<void> {
    await manager.update(Payment, { paymentIntent, userId: IsNull() }, { userId });
  }

  /** @param holdReason read by the payer and the support. */
  holdBack(manager: EntityManager, paymentIntent: string, holdReason: string): Promise<void> {
    return markWaiting(manager, paymentIntent, holdReason);
  }

  /** @param holdReason null when the payment unlocks its trip. */
  markFulfilled(
    manager: EntityManager,
    paymentIntent: string,
    now: Date,
    holdReason: string | null,
  ): Promise<void> {
    return markFulfilled(manager, paymentIntent, now, holdReason);
  }
}
