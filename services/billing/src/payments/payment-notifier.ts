import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { EmailRequests } from '../emails/email-requests.service.js';
import type { EmailText } from '../emails/email-text.js';
import { refundFailedEmail, refundEmail } from '../emails/payment-emails.js';
import type { Payment } from './payment.entity.js';

@Injectable()
export class PaymentNotifier {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly audit: AuditLog,
    private readonly emails: EmailRequests,
    private readonly trips: KnownTrips,
  ) {}

  /** @param before null when the payment is seen for the first time. */
  async enqueue(manager: EntityManager, before: Payment | null, after: Payment): Promise<void> {
    const { paymentIntent: subject, userId } = after;
    const cents = after.refundedAmount - (before?.refundedAmount ?? 0);
    if (cents > 0) await this.noteRefund(manager, after, cents);
    if (after.refundsFailed > (before?.refundsFailed ?? 0)) await this.refundFailed(manager, after, -cents);
    if (after.disputeState === (before?.disputeState ?? 'none')) return;
    this.logger.warn({ message: 'a dispute has a new state', subject, state: after.disputeState });
    await this.audit.add(manager, { action: `dispute.${after.disputeState}`, userId, subject });
  }

  private async noteRefund(manager: EntityManager, after: Payment, cents: number): Promise<void> {
    const { paymentIntent: subject, userId, currency, refundState } = after;
    const inFull = refundState === 'refunded';
    const detail = { cents, ofCents: after.amount };
    if (!inFull)
      this.logger.warn({ message: 'a payment was refunded in part, the access stays', subject, ...detail });
    await this.audit.add(manager, { action: 'payment.refunded', userId, subject, detail });
    const again = after.refundsFailed > 0 ? `:${after.refundsFailed}` : '';
    await this.write(manager, after, `refund:${subject}:${after.refundedAmount}${again}`, (tripName) =>
      refundEmail({ amountCents: cents, currency, tripName, inFull }),
    );
  }

  private async refundFailed(manager: EntityManager, after: Payment, cents: number): Promise<void> {
    const { paymentIntent: subject, userId, currency, refundsFailed } = after;
    const detail = { cents, refundsFailed, state: after.refundState };
    this.logger.error({
      alarm: 'refund-failed',
      message:
        after.refundState === 'failed'
          ? 'a bank sent a refund back: look, then npx nx replay billing -- --refund <id>'
          : 'a bank sent a refund back: look, then make it again in the dashboard',
      subject,
      ...detail,
    });
    await this.audit.add(manager, { action: 'refund.failed', userId, subject, detail });
    const amountCents = cents > 0 ? cents : after.amount - after.refundedAmount;
    await this.write(manager, after, `refund-failed:${subject}:${refundsFailed}`, (tripName) =>
      refundFailedEmail({ amountCents, currency, tripName }),
    );
  }

  private async write(
    manager: EntityManager,
    { userId, tripId }: Payment,
    key: string,
    textFor: (tripName: string | null) => EmailText,
  ): Promise<void> {
    if (userId === null) return;
    const tripName = (await this.trips.listFacts(manager, [tripId])).get(tripId)?.name ?? null;
    await this.emails.request(manager, { key, to: { userId }, text: textFor(tripName) });
  }
}
