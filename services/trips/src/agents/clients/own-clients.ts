import type { AgencyRight } from '@landsea/rules/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { ClientRow } from './client.entity.js';

@Injectable()
export class OwnClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async get(user: Pick<Principal, 'userId'>, clientId: string): Promise<{ row: ClientRow; reach: Reach }> {
    const reach = await this.scope.getReach(user);
    const row = await this.dataSource.manager.findOneBy(ClientRow, {
      id: clientId,
      agentId: In([...reach.agentIds]),
    });
    if (!row) throw makeNotFound();
    return { row, reach };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN. */
  async lock(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    clientId: string,
    right: AgencyRight,
  ): Promise<ClientRow> {
    const row = await this.lockRow(manager, user, clientId);
    await this.scope.assertIn(manager, user, right);
    return row;
  }

  /**
   * Locked in the order of ids (no deadlocks), and found before the right is checked: a refusal discloses
   * nothing.
   * @throws DomainError NOT_FOUND, FORBIDDEN.
   */
  async lockBoth(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    [one, other]: readonly [string, string],
    right: AgencyRight,
  ): Promise<[ClientRow, ClientRow]> {
    const [first, second] = one < other ? [one, other] : [other, one];
    const rows = [
      await this.lockRow(manager, user, first),
      await this.lockRow(manager, user, second),
    ] as const;
    await this.scope.assertIn(manager, user, right);
    return one === first ? [rows[0], rows[1]] : [rows[1], rows[0]];
  }

  private async lockRow(
    manager: EntityManager,
    user: Pick<Principal, 'userId'>,
    clientId: string,
  ): Promise<ClientRow> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const row = await manager.findOne(ClientRow, {
      where: { id: clientId, agentId: In([...agentIds]) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw makeNotFound();
    return row;
  }
}
