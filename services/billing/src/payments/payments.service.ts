import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';
import { markFulfilled, recordPayment, type SeenPayment } from './payment.queries.js';

/** The money that arrived, as last seen at Stripe. */
@Injectable()
export class Payments {
  constructor(private readonly dataSource: DataSource) {}

  ofSession(sessionId: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { sessionId });
  }

  find(paymentIntent: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { paymentIntent });
  }

  /** The latest first. */
  ofUser(userId: string): Promise<Payment[]> {
    return this.dataSource.manager.find(Payment, { where: { userId }, order: { paidAt: 'DESC' } });
  }

  /** Writes what was seen; whether it has been fulfilled before is in the answer. */
  record(manager: EntityManager, seen: SeenPayment): Promise<{ fulfilled: boolean }> {
    return recordPayment(manager, seen);
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
