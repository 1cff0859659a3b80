import { PAYMENT_UNDO_MINUTES, type AgentBooking } from '@landsea/contracts/agents';
import type { BookingPayment } from '@landsea/contracts/bookings';
import { getDateIn } from '@landsea/contracts/core';
import { findSecretsIn } from '@landsea/rules/agents';
import {
  CLOCK,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import { BookingsService } from '../../bookings/trip-bookings/bookings.service.js';
import { ClientHistory } from '../clients/client-history.js';
import { forgetTold } from './agent-bookings.queries.js';
import { AgentBookingsService } from './agent-bookings.service.js';

export interface NamedDeskPayment {
  tripId: string;
  bookingId: string;
  paymentId: string;
}

const isPaidIn = (row: LoggedActivity['after'], paymentId: string): boolean => {
  const payments = row?.['payments'];
  return (
    Array.isArray(payments) &&
    payments.some((each: Partial<BookingPayment>) => each.id === paymentId && each.paidOn !== null)
  );
};

const WHY = 'Say why, in a few words';

@Injectable()
export class DeskPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: AgentBookingsService,
    private readonly bookings: BookingsService,
    private readonly history: ClientHistory,
    private readonly log: ActivityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Paid on the day on which the client said so, or else today. Idempotent. @throws DomainError NOT_FOUND, PAYWALL. */
  async confirm(user: Principal, named: NamedDeskPayment): Promise<AgentBooking> {
    const found = await this.find(user, named);
    const writer = await this.bookings.getWriter(user, named.tripId);
    const said = found.told.find(({ paymentId }) => paymentId === named.paymentId);
    const paidOn = getDateIn(said ? new Date(said.at) : this.clock());
    if (found.payment.paidOn === null)
      await this.dataSource.transaction((manager) => this.write(manager, writer, found, paidOn));
    return this.answer(user, named);
  }

  /**
   * Takes a confirmation back. Idempotent.
   * @throws DomainError NOT_FOUND, PAYWALL, EDIT_CONFLICT, VALIDATION_FAILED without a reason some minutes later.
   */
  async reopen(user: Principal, named: NamedDeskPayment, reason = ''): Promise<AgentBooking> {
    const secrets = findSecretsIn({ reason });
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    const found = await this.find(user, named);
    const writer = await this.bookings.getWriter(user, named.tripId);
    const { payment, booking, trip } = found;
    if (payment.paidOn === null) return this.answer(user, named);
    if (reason === '' && !(await this.wasPaidJustNow(named))) throw makeInvalidField('reason', WHY);
    await this.dataSource.transaction(async (manager) => {
      await this.write(manager, writer, found, null);
      if (reason === '') return;
      await forgetTold(manager, trip, named.bookingId, named.paymentId);
      const entry = { id: crypto.randomUUID(), kind: 'payment', action: 'changed' } as const;
      const what = `${booking.title}, open again: ${reason}`;
      await this.history.mark(manager, user, trip.clientId, { ...entry, what });
    });
    return this.answer(user, named);
  }

  /** The payment is open again. Idempotent. @throws DomainError NOT_FOUND. */
  async refuseTold(user: Principal, named: NamedDeskPayment): Promise<AgentBooking> {
    const { trip } = await this.find(user, named);
    await this.bookings.getWriter(user, named.tripId);
    await forgetTold(this.dataSource.manager, trip, named.bookingId, named.paymentId);
    return this.answer(user, named);
  }

  /** A later change of the booking is no second confirmation. */
  private async wasPaidJustNow({ tripId, bookingId, paymentId }: NamedDeskPayment): Promise<boolean> {
    const since = new Date(this.clock().getTime() - PAYMENT_UNDO_MINUTES * 60_000);
    const changes = await this.log.listOf({ tripId, subjectId: bookingId }, since);
    return changes.some(({ before, after }) => isPaidIn(after, paymentId) && !isPaidIn(before, paymentId));
  }

  private async find(user: Principal, { tripId, bookingId, paymentId }: NamedDeskPayment) {
    const found = await this.desk.getOne(user, tripId, bookingId);
    const payment = found.booking.payments.find(({ id }) => id === paymentId);
    if (!payment) throw makeNotFound();
    return { ...found, payment };
  }

  private async answer(user: Principal, { tripId, bookingId }: NamedDeskPayment): Promise<AgentBooking> {
    const { trip: _trip, ...booking } = await this.desk.getOne(user, tripId, bookingId);
    return booking;
  }

  private async write(
    manager: EntityManager,
    writer: Awaited<ReturnType<BookingsService['getWriter']>>,
    { booking, payment }: Pick<AgentBooking, 'booking'> & { payment: { id: string } },
    paidOn: string | null,
  ): Promise<void> {
    const { id, version } = booking;
    const payments = booking.payments.map((each) => (each.id === payment.id ? { ...each, paidOn } : each));
    await this.bookings.writeIn(manager, writer, { add: [], change: [{ id, version, payments }] });
  }
}
