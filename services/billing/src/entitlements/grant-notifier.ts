import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRequests } from '../emails/email-requests.service.js';
import { heldEmail, receiptEmail } from '../emails/payment-emails.js';
import { Payments } from '../payments/payments.service.js';
import { Entitlement } from './entitlement.entity.js';
import { getHeldUntil } from './settle-grants.js';
import { KnownTrips } from './known-trips.js';

type ChangedGrant = Omit<Entitlement, 'createdAt'> & { createdAt?: Date };

@Injectable()
export class GrantNotifier {
  constructor(
    private readonly emails: EmailRequests,
    private readonly payments: Payments,
    private readonly trips: KnownTrips,
  ) {}

  async enqueue(manager: EntityManager, grant: ChangedGrant): Promise<void> {
    if (grant.state !== 'active' && grant.state !== 'held' && grant.state !== 'archived') return;
    const { userId, tripId, paymentIntent, state, endsAt } = grant;
    const payment = await this.payments.read(manager, paymentIntent);
    if (payment?.origin !== 'stripe') return;
    const { currency, amount: amountCents, paidAt } = payment;
    const blocking =
      state === 'held' ? await manager.findOneBy(Entitlement, { userId, state: 'active' }) : null;
    const trips = await this.trips.listFacts(manager, [tripId, ...(blocking ? [blocking.tripId] : [])]);
    const nameOf = (id: string): string | null => trips.get(id)?.name ?? null;
    const paid = { amountCents, currency, tripId, tripName: nameOf(tripId), paymentIntent, paidAt };
    const text =
      state === 'held'
        ? heldEmail({
            ...paid,
            blockingTripName: blocking && nameOf(blocking.tripId),
            refundsAt: getHeldUntil(grant.createdAt ?? new Date()),
          })
        : receiptEmail({ ...paid, accessEndsAt: endsAt, archived: state === 'archived' });
    const key = `${state === 'held' ? 'held' : 'receipt'}:${paymentIntent}`;
    await this.emails.request(manager, { key, to: { userId }, text });
  }
}
