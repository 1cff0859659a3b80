import { MERGE_UNDO_DAYS, type UndoneMerge } from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { insertAgain } from '../client-change-rows.js';
import { ClientChangeRow } from '../client-change.entity.js';
import { ClientHistory } from '../client-history.js';
import { ClientRow } from '../client.entity.js';
import { loggedClient } from '../logged-clients.js';
import { OwnClients } from '../own-clients.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { ClientMergeRow, type MergeSnapshot } from './client-merge.entity.js';
import { renameReaders } from './digest-moves.queries.js';
import { moveAllBack } from './merge-moves.queries.js';
import { followFreely, givePeopleBack, restoreKept } from './merge-people-back.js';
import { MergedTrips } from './merged-trips.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count} ${many}`;

@Injectable()
export class MergeUndoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly history: ClientHistory,
    private readonly trips: MergedTrips,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Changes since the merge stay and are reported.
   * @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT with the conflicting change.
   */
  async undo(user: Principal, id: string): Promise<UndoneMerge> {
    return this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(ClientMergeRow, { id });
      if (!found) throw makeNotFound();
      const kept = await this.own.lock(manager, user, found.keptId, 'merge-clients');
      const merge = await manager.findOne(ClientMergeRow, {
        where: { id, keptId: kept.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!merge) throw makeNotFound();
      if (merge.undoneAt) throw makeEditConflict('This merge was already undone.');
      if (this.clock().getTime() - merge.at.getTime() >= MERGE_UNDO_DAYS * DAY_MS)
        throw makeEditConflict('This was too long ago to take back.');
      const said = await this.takeApart(manager, user, kept, merge);
      const undoneAt = this.clock();
      await manager.update(ClientMergeRow, { id }, { undoneAt });
      await manager.update(ClientChangeRow, { id }, { undoneAt });
      return { clientId: merge.mergedId, kept: said };
    });
  }

  private async takeApart(
    manager: EntityManager,
    user: Principal,
    kept: ClientRow,
    { mergedId, snapshot }: ClientMergeRow,
  ): Promise<string[]> {
    const what = `${text(snapshot.client['first_name'])} ${text(snapshot.client['last_name'])}`;
    const was = text(snapshot.client['agent_id']);
    const agentId = await this.pickAgent(manager, user, kept, was);
    const said = await restoreKept(manager, kept.id, snapshot);
    await followFreely(manager, kept.id, kept.agentId);
    await insertAgain(manager, loggedClient, await this.restoreClient(manager, agentId, snapshot));
    said.push(...(await givePeopleBack(manager, kept.id, mergedId, snapshot)));
    const back = await moveAllBack(manager, kept.id, mergedId, snapshot);
    const renamed = snapshot.pairs.map(({ id, mergeId }) => ({ from: id, to: mergeId }));
    await renameReaders(manager, mergedId, renamed);
    await followFreely(manager, kept.id, kept.agentId);
    await followFreely(manager, mergedId, agentId);
    await this.trips.give(manager, back, agentId);
    const lost = snapshot.trips.length - back.length;
    if (lost > 0) said.push(`${counted(lost, 'trip was', 'trips were')} deleted or moved since.`);
    if (Number(snapshot.client['invite_version']) + Number(snapshot.client['invitation_version']) > 0)
      said.push(`${what} has to be invited again.`);
    if (agentId !== was) said.push(`The agent of ${what} has left, so both clients have the same agent now.`);
    const entry = { kind: 'client-merge', action: 'removed', what } as const;
    await this.history.mark(manager, user, kept.id, { ...entry, id: crypto.randomUUID() });
    return said;
  }

  /** The former agent; if that one has left, the owner's undo leaves both clients with the current agent. */
  private async pickAgent(
    manager: EntityManager,
    user: Principal,
    kept: ClientRow,
    was: string,
  ): Promise<string> {
    const { agentIds, role } = await this.scope.getReachIn(manager, user);
    if (agentIds.includes(was)) return was;
    if (role === 'owner') return kept.agentId;
    throw new DomainError({
      code: 'FORBIDDEN',
      message: 'The two clients had different agents. The owner of the agency can take this back.',
    });
  }

  /** @throws DomainError EDIT_CONFLICT when another client of the agent has the address now. */
  private async restoreClient(
    manager: EntityManager,
    agentId: string,
    { client }: MergeSnapshot,
  ): Promise<MergeSnapshot['client']> {
    const email = text(client['email']);
    const taken = await manager.findOneBy(ClientRow, { agentId, email });
    if (taken)
      throw makeEditConflict(
        `${taken.firstName} ${taken.lastName} has the address ${email} now. Change it there first.`,
      );
    return {
      ...client,
      agent_id: agentId,
      agent_version: Number(client['agent_version']) + (agentId === client['agent_id'] ? 0 : 1),
      version: Number(client['version']) + 1,
    };
  }
}
