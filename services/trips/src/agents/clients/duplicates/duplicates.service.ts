import { hasRight } from '@landsea/rules/agents';
import {
  MAX_DUPLICATE_PAIRS,
  type CheckDuplicates,
  type DuplicateList,
  type LikelyClients,
} from '@landsea/contracts/agents';
import { makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnClients } from '../own-clients.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { ClientApartRow } from './client-apart.entity.js';
import { selectDuplicates, selectLikeClient, selectLikeTyped } from './duplicates.queries.js';

@Injectable()
export class DuplicatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
  ) {}

  /** @throws DomainError FORBIDDEN. */
  async list(user: Principal): Promise<DuplicateList> {
    const { agentIds } = await this.scope.assert(user, 'merge-clients');
    const pairs = await selectDuplicates(this.dataSource.manager, agentIds);
    return { pairs: pairs.slice(0, MAX_DUPLICATE_PAIRS), hasMore: pairs.length > MAX_DUPLICATE_PAIRS };
  }

  /** @throws DomainError NOT_FOUND. */
  async listLikely(user: Principal, clientId: string): Promise<LikelyClients> {
    const { row, reach } = await this.own.get(user, clientId);
    const clients = await selectLikeClient(this.dataSource.manager, reach.agentIds, row);
    return { clients, canMerge: hasRight(reach.role, 'merge-clients') };
  }

  /** @throws DomainError FORBIDDEN. */
  async check(user: Principal, typed: CheckDuplicates): Promise<LikelyClients> {
    const { agentIds, role } = await this.scope.assert(user, 'edit-clients');
    const clients = await selectLikeTyped(this.dataSource.manager, agentIds, typed);
    return { clients, canMerge: hasRight(role, 'merge-clients') };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
  async setApart(user: Principal, clientId: string, otherId: string, isApart: boolean): Promise<void> {
    if (clientId === otherId) throw makeInvalidField('otherId', 'Choose two different clients');
    const [first = clientId, second = otherId] = [clientId, otherId].sort();
    await this.dataSource.transaction(async (manager) => {
      await this.own.lockBoth(manager, user, [first, second], 'merge-clients');
      const pair = { clientId: first, otherId: second };
      if (isApart) await manager.upsert(ClientApartRow, pair, ['clientId', 'otherId']);
      else await manager.delete(ClientApartRow, pair);
    });
  }
}
