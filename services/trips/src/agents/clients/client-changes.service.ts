import {
  applyDetails,
  toClientFact,
  type Client,
  type ClientStage,
  type ConnectClients,
  type UpdateClient,
} from '@landsea/contracts/agents';
import type { ActivityList } from '@landsea/contracts/trip';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import { AgencyScope } from '../team/agency-scope.js';
import { ClientConnectionRow } from './client-connection.entity.js';
import { refuseKnownEmail } from './client-email.js';
import { ClientHistory } from './client-history.js';
import { ClientPersonRow } from './client-person.entity.js';
import { clientTable, followPeople } from './client-rows.queries.js';
import { ClientRow } from './client.entity.js';
import { ClientsService } from './clients.service.js';
import { loggedClient, loggedConnection } from './logged-clients.js';
import { OwnClients } from './own-clients.js';
import { refuseBooked } from './pipeline.queries.js';

@Injectable()
export class ClientChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnClients,
    private readonly scope: AgencyScope,
    private readonly clients: ClientsService,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, EDIT_CONFLICT. */
  async change(user: Principal, clientId: string, { version, ...change }: UpdateClient): Promise<Client> {
    await this.dataSource.transaction(async (manager) => {
      const right = change.archived === undefined ? 'edit-clients' : 'archive-clients';
      const row = await this.own.lock(manager, user, clientId, right);
      if (change.leadId !== undefined) await refuseLead(manager, row, change.leadId);
      if (change.stage !== undefined) await this.refuseStage(manager, clientId, change.stage);
      const key = { clientId, id: clientId };
      const isWritten = await this.history.recordRow(manager, user, loggedClient, key, () =>
        clientTable.update(manager, { id: clientId }, version, this.toWritten(change, row)),
      );
      if (!isWritten)
        throw makeEditConflict(`${row.firstName} ${row.lastName} was changed while you were editing.`);
      if (change.leadId !== undefined) await followPeople(manager, clientId);
    });
    return this.clients.get(user, clientId);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
  async connect(user: Principal, clientId: string, otherId: string, to: ConnectClients): Promise<Client> {
    if (clientId === otherId) throw makeInvalidField('otherId', 'A client cannot be connected to themselves');
    await this.dataSource.transaction(async (manager) => {
      await this.lockBoth(manager, user, clientId, otherId);
      await this.forget(manager, user, otherId, clientId);
      const row = { clientId, otherId, ...to };
      await this.history.recordRow(manager, user, loggedConnection, { clientId, id: otherId }, () =>
        manager.upsert(ClientConnectionRow, row, ['clientId', 'otherId']),
      );
    });
    return this.clients.get(user, clientId);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async disconnect(user: Principal, clientId: string, otherId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lockBoth(manager, user, clientId, otherId);
      await this.forget(manager, user, clientId, otherId);
      await this.forget(manager, user, otherId, clientId);
    });
  }

  async listActivity(user: Principal, clientId: string): Promise<ActivityList> {
    await this.own.get(user, clientId);
    return this.history.list(user, clientId);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT with what stands in the way. */
  async undo(user: Principal, clientId: string, changeId: string): Promise<Client> {
    await this.dataSource.transaction(async (manager) => {
      await this.own.lock(manager, user, clientId, 'edit-clients');
      const right = await this.history.undo(manager, user, clientId, changeId);
      await this.scope.assertIn(manager, user, right);
      await refuseLeadless(manager, clientId);
      await followPeople(manager, clientId);
    });
    return this.clients.get(user, clientId);
  }

  private async refuseStage(manager: EntityManager, clientId: string, stage: ClientStage): Promise<void> {
    if (toClientFact(stage) !== stage) throw makeInvalidField('stage', TRIP_STAGE);
    await refuseBooked(manager, clientId, this.clock());
  }

  private toWritten(
    { archived, details, ...change }: Omit<UpdateClient, 'version'>,
    row: ClientRow,
  ): Partial<ClientRow> {
    const archivedAt = archived ? (row.archivedAt ?? this.clock()) : null;
    const texts = ['source', 'nextStep', 'notes'] as const;
    return {
      ...change,
      ...Object.fromEntries(texts.map((name) => [name, trimWritten(change[name])])),
      ...(archived !== undefined && { archivedAt }),
      ...(details && { details: applyDetails(row.details, details) }),
    };
  }

  /** Locks in the order of ids, so that two requests do not deadlock. */
  private async lockBoth(manager: EntityManager, user: Principal, ...ids: [string, string]): Promise<void> {
    for (const id of [...ids].sort()) await this.own.lock(manager, user, id, 'edit-clients');
  }

  private async forget(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    otherId: string,
  ): Promise<void> {
    await this.history.recordRow(manager, user, loggedConnection, { clientId, id: otherId }, () =>
      manager.delete(ClientConnectionRow, { clientId, otherId }),
    );
  }
}

const TRIP_STAGE = 'This is a stage of a trip. Move the trip, and the client follows';

const refuseLead = async (manager: EntityManager, row: ClientRow, leadId: string): Promise<void> => {
  const person = await manager.findOneBy(ClientPersonRow, { clientId: row.id, id: leadId });
  if (!person) throw makeNotFound();
  if (!person.email && !person.phone)
    throw makeInvalidField('leadId', `Add an email address or a phone number for ${person.firstName} first.`);
  await refuseKnownEmail(manager, row.agentId, person.email, row.id);
};

const refuseLeadless = async (manager: EntityManager, clientId: string): Promise<void> => {
  const { leadId, agentId } = await manager.findOneByOrFail(ClientRow, { id: clientId });
  const lead = await manager.findOneBy(ClientPersonRow, { clientId, id: leadId ?? clientId });
  if (!lead?.email && !lead?.phone)
    throw makeEditConflict(
      'This would leave the household without a lead person whose email or phone we know. Choose another one first.',
    );
  await refuseKnownEmail(manager, agentId, lead.email, clientId);
};
