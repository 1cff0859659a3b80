import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { Payment } from './payment.entity.js';

/** What is new about money since it was last seen, for the books, for operations and for the person. */
@Injectable()
export class MoneyNews {
  private readonly logger = new Logger('payments');

  constructor(private readonly audit: AuditLog) {}

  /** @param before null when the payment is seen for the first time. */
  async tell(manager: EntityManager, before: Payment | null, after: Payment): Promise<void> {
    const { paymentIntent: subject, userId } = after;
    const refunded = after.refundedAmount - (before?.refundedAmount ?? 0);
    if (refunded > 0) {
      const detail = { cents: refunded, ofCents: after.amount };
      if (after.refundState === 'partial')
        this.logger.warn({ message: 'a payment was refunded in part, the access stays', subject, ...detail });
      await this.audit.add(manager, { action: 'payment.refunded', userId, subject, detail });
    }
    if (after.disputeState === (before?.disputeState ?? 'none')) return;
    this.logger.warn({ message: 'a dispute has a new state', subject, state: after.disputeState });
    await this.audit.add(manager, { action: `dispute.${after.disputeState}`, userId, subject });
  }
}
