import type { AgencyRight } from '@landsea/contracts/agents';
import { notFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { ClientRow } from './client.entity.js';

/** Loads a client for somebody who reaches them; everybody else learns nothing of the client. */
@Injectable()
export class OwnClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async get(user: Pick<Principal, 'userId'>, clientId: string): Promise<{ row: ClientRow; reach: Reach }> {
    const reach = await this.scope.of(user);
    const row = await this.dataSource.manager.findOneBy(ClientRow, {
      id: clientId,
      agentId: In([...reach.agentIds]),
    });
    if (!row) throw notFound();
    return { row, reach };
  }

  /** The client, whom nobody else changes until the transaction ends. @throws DomainError NOT_FOUND, FORBIDDEN. */
  async lock(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    clientId: string,
    right: AgencyRight,
  ): Promise<ClientRow> {
    const { agentIds } = await this.scope.in(manager, user);
    const row = await manager.findOne(ClientRow, {
      where: { id: clientId, agentId: In([...agentIds]) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw notFound();
    await this.scope.assertIn(manager, user, right);
    return row;
  }
}
