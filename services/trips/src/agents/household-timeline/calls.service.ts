import { MOST_CALLS, type AddCall, type ClientCall, type SaveCall } from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import { findSecretNumber } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeVersionedTable,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnClients } from '../clients/own-clients.js';
import { ClientCallRow } from './client-call.entity.js';

const calls = makeVersionedTable(ClientCallRow);

export const toClientCall = ({
  at,
  addedByName,
  id,
  text,
  withName,
  version,
}: ClientCallRow): ClientCall => ({
  id,
  text,
  withName,
  at: at.toISOString(),
  byName: addedByName,
  version,
});

@Injectable()
export class CallsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OwnClients,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent by id. @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
  add(user: Principal, clientId: string, { id, ...call }: AddCall): Promise<ClientCall> {
    return this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      const values = this.check(call);
      if ((await manager.countBy(ClientCallRow, { clientId })) >= MOST_CALLS)
        throw makeInvalidField('text', `A client has at most ${MOST_CALLS} calls. Delete one first`);
      const added = { addedBy: user.userId, addedByName: user.firstName };
      await calls.insert(manager, [{ id, clientId, ...values, ...added }]);
      const row = await manager.findOneBy(ClientCallRow, { id, clientId });
      if (!row) throw makeNotFound();
      return toClientCall(row);
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, VALIDATION_FAILED. */
  save(user: Principal, id: string, { version, ...call }: SaveCall): Promise<ClientCall> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, user, id);
      if (!(await calls.update(manager, { id }, version, this.check(call))))
        throw makeEditConflict('This call was changed in another window. Please look at it again.');
      return toClientCall(await manager.findOneByOrFail(ClientCallRow, { id }));
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async remove(user: Principal, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, user, id);
      await calls.remove(manager, { id });
    });
  }

  private async lock(manager: EntityManager, user: Principal, id: string): Promise<void> {
    const row = await manager.findOneBy(ClientCallRow, { id });
    if (!row) throw makeNotFound();
    await this.clients.lock(manager, user, row.clientId, 'edit-clients');
  }

  private check({ at, ...call }: Omit<AddCall, 'id'>): Pick<ClientCallRow, 'text' | 'withName' | 'at'> {
    const secret = findSecretNumber(call.text);
    if (secret) throw makeInvalidField('text', secret);
    const moment = new Date(at);
    // A clock may be ahead by some minutes; a day is no call that took place.
    if (moment.getTime() > this.clock().getTime() + DAY_MS)
      throw makeInvalidField('at', 'A call that you log has taken place. Plan a step for one to come');
    return { ...call, at: moment };
  }
}
