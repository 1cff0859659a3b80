import type { ClientFee, ClientFeeList, TellFee } from '@landsea/contracts/agents';
import { CLOCK, makeEditConflict, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isClient } from '../workflows/client-tasks.queries.js';
import { selectClientFees, markFeePaid } from './fees.queries.js';

const SETTLED = 'Your agent has settled this fee already.';

@Injectable()
export class ClientFeesService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for anybody but the client. */
  async list({ userId }: Principal, clientId: string): Promise<ClientFeeList> {
    const { manager } = this.dataSource;
    if (!(await isClient(manager, { clientId, userId }))) throw makeNotFound();
    return { fees: await selectClientFees(manager, { clientId, userId }) };
  }

  /** As the client’s agent previews them. */
  previewFor({ id: clientId, userId }: { id: string; userId: string | null }): Promise<ClientFee[]> {
    return selectClientFees(this.dataSource.manager, { clientId, userId });
  }

  /** Idempotent. @throws DomainError NOT_FOUND, EDIT_CONFLICT for taking back what the agent has settled. */
  async tell(
    { userId, firstName }: Principal,
    clientId: string,
    id: string,
    { isPaid }: TellFee,
  ): Promise<ClientFee> {
    return this.dataSource.transaction(async (manager) => {
      const find = async (): Promise<ClientFee> => {
        const [fee] = await selectClientFees(manager, { clientId, userId }, id);
        if (!fee) throw makeNotFound();
        return fee;
      };
      const { state } = await find();
      if (state === 'confirmed' || state === 'waived') {
        if (!isPaid) throw makeEditConflict(SETTLED);
        return find();
      }
      await markFeePaid(manager, id, isPaid ? { userId, byName: firstName, at: this.clock() } : null);
      return find();
    });
  }
}
