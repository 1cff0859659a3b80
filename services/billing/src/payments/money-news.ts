import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { Letters } from '../letters/letters.service.js';
import { refundLetter } from '../letters/payment-letters.js';
import type { Payment } from './payment.entity.js';

/** What is new about money since it was last seen, for the books, for operations and for the person. */
@Injectable()
export class MoneyNews {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly audit: AuditLog,
    private readonly letters: Letters,
    private readonly trips: KnownTrips,
  ) {}

  /** @param before null when the payment is seen for the first time. */
  async tell(manager: EntityManager, before: Payment | null, after: Payment): Promise<void> {
    const { paymentIntent: subject, userId } = after;
    const cents = after.refundedAmount - (before?.refundedAmount ?? 0);
    if (cents > 0) await this.refunded(manager, after, cents);
    if (after.disputeState === (before?.disputeState ?? 'none')) return;
    this.logger.warn({ message: 'a dispute has a new state', subject, state: after.disputeState });
    await this.audit.add(manager, { action: `dispute.${after.disputeState}`, userId, subject });
  }

  private async refunded(manager: EntityManager, after: Payment, cents: number): Promise<void> {
    const { paymentIntent: subject, userId, tripId, currency, refundState } = after;
    const inFull = refundState === 'refunded';
    const detail = { cents, ofCents: after.amount };
    if (!inFull)
      this.logger.warn({ message: 'a payment was refunded in part, the access stays', subject, ...detail });
    await this.audit.add(manager, { action: 'payment.refunded', userId, subject, detail });
    // Who paid without an account is written to by the sale of the preview.
    if (userId === null) return;
    const tripName = (await this.trips.of(manager, [tripId])).get(tripId)?.name ?? null;
    await this.letters.request(manager, {
      key: `refund:${subject}:${String(after.refundedAmount)}`,
      to: { userId },
      text: refundLetter({ amountCents: cents, currency, tripName, inFull }),
    });
  }
}
