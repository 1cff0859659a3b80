import type { ClientPayment, ClientPaymentList, TellPayment } from '@landsea/contracts/agents';
import { CLOCK, makeEditConflict, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isClient } from '../workflows/client-tasks.queries.js';
import { forgetTold } from './agent-bookings.queries.js';
import { insertTold, selectClientPayments, type NamedPayment } from './client-payments.queries.js';

const CONFIRMED = 'Your agent has confirmed this payment already.';

@Injectable()
export class ClientPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for anybody but the client. */
  async list({ userId }: Principal, clientId: string): Promise<ClientPaymentList> {
    const { manager } = this.dataSource;
    if (!(await isClient(manager, { clientId, userId }))) throw makeNotFound();
    return { payments: await selectClientPayments(manager, { clientId, userId }) };
  }

  /** As the client’s agent previews them. */
  previewFor({ id: clientId, userId }: { id: string; userId: string | null }): Promise<ClientPayment[]> {
    return selectClientPayments(this.dataSource.manager, { clientId, userId });
  }

  /** Idempotent. @throws DomainError NOT_FOUND, EDIT_CONFLICT for taking back what the agent has confirmed. */
  async tell(
    { userId, firstName }: Principal,
    clientId: string,
    named: NamedPayment,
    { isPaid }: TellPayment,
  ): Promise<ClientPayment> {
    return this.dataSource.transaction(async (manager) => {
      const find = async (): Promise<ClientPayment> => {
        const [payment] = await selectClientPayments(manager, { clientId, userId }, named);
        if (!payment) throw makeNotFound();
        return payment;
      };
      const { tripId, state } = await find();
      if (state === 'confirmed') {
        if (!isPaid) throw makeEditConflict(CONFIRMED);
        return find();
      }
      const trip = { clientId, tripId };
      if (isPaid) await insertTold(manager, { ...trip, userId, byName: firstName, at: this.clock() }, named);
      else await forgetTold(manager, trip, named.bookingId, named.paymentId);
      return find();
    });
  }
}
