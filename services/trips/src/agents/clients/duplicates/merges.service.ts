import {
  MERGE_UNDO_DAYS,
  type Client,
  type ClientMergeList,
  type MergeCandidate,
  type MergeClients,
  type MergePreview,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  Outbox,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlansService } from '../../../grants/plans/plans.service.js';
import type { ClientRowJson } from '../client-change-rows.js';
import { ClientHistory } from '../client-history.js';
import { ClientRow } from '../client.entity.js';
import { ClientsService } from '../clients.service.js';
import { OwnClients } from '../own-clients.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { ClientMergeRow, type MergeSnapshot } from './client-merge.entity.js';
import { renameReaders } from './digest-moves.queries.js';
import { chooseClient, pairPeople } from './merge-choices.js';
import { MergedTrips } from './merged-trips.js';
import { moveAll, moveConsents, selectPeople } from './merge-moves.queries.js';
import { followLead, mergePeople, selectRow } from './merge-people.js';
import { insertMerge, selectHangingOn, selectMerges } from './merges.queries.js';

@Injectable()
export class MergesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly clients: ClientsService,
    private readonly history: ClientHistory,
    private readonly plans: PlansService,
    private readonly trips: MergedTrips,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError FORBIDDEN. */
  async list(user: Principal): Promise<ClientMergeList> {
    const { agentIds } = await this.scope.assert(user, 'merge-clients');
    const since = new Date(this.clock().getTime() - MERGE_UNDO_DAYS * DAY_MS);
    return { merges: await selectMerges(this.dataSource.manager, agentIds, user.userId, since) };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
  async preview(user: Principal, keepId: string, mergeId: string): Promise<MergePreview> {
    refuseSame(keepId, mergeId);
    const [kept, merged] = [await this.own.get(user, keepId), await this.own.get(user, mergeId)];
    await this.scope.assert(user, 'merge-clients');
    const [keep, merge] = await Promise.all([
      this.getCandidate(user, keepId),
      this.getCandidate(user, mergeId),
    ]);
    const refusal = mergeRefusal(kept.row, merged.row);
    return {
      keep,
      merge,
      pairs: pairPeople(keep.client.people ?? [], merge.client.people ?? []),
      refusal,
      canSwap: mergeRefusal(merged.row, kept.row) === null,
    };
  }

  /** Idempotent by id. @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, EDIT_CONFLICT. */
  async merge(user: Principal, wanted: MergeClients): Promise<Client> {
    const { id, keepId, mergeId } = wanted;
    refuseSame(keepId, mergeId);
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(ClientMergeRow, { id });
      if (known?.userId === user.userId && known.keptId === keepId && known.mergedId === mergeId) return;
      if (known) throw makeNotFound();
      const { keep, merge } = await this.lockBoth(manager, user, wanted);
      await this.refuseTrips(manager, keep, merge);
      const snapshot = await this.write(manager, keep, merge, wanted);
      await insertMerge(manager, user, wanted, this.clock(), snapshot);
      const what = `${merge.firstName} ${merge.lastName}`;
      await this.history.mark(manager, user, keepId, { id, kind: 'client-merge', action: 'added', what });
      if (merge.inviteVersion > 0 || merge.invitationVersion > 0)
        await this.outbox.add(manager, 'trips.client-removed', { clientId: mergeId });
    });
    return this.clients.get(user, keepId);
  }

  private async getCandidate(user: Principal, clientId: string): Promise<MergeCandidate> {
    const client = await this.clients.get(user, clientId);
    return { client, ...(await selectHangingOn(this.dataSource.manager, clientId)) };
  }

  private async lockBoth(
    manager: EntityManager,
    user: Principal,
    { keepId, mergeId, keepVersion, mergeVersion }: MergeClients,
  ): Promise<{ keep: ClientRow; merge: ClientRow }> {
    const [keep, merge] = await this.own.lockBoth(manager, user, [keepId, mergeId], 'merge-clients');
    for (const [row, version] of [[keep, keepVersion] as const, [merge, mergeVersion] as const])
      if (row.version !== version)
        throw makeEditConflict(
          `${row.firstName} ${row.lastName} was changed meanwhile. Look at both sides again.`,
        );
    const refusal = mergeRefusal(keep, merge);
    if (refusal) throw makeEditConflict(refusal);
    return { keep, merge };
  }

  /** Without the plan an agent keeps one client with one trip, also after a merge. */
  private async refuseTrips(manager: EntityManager, keep: ClientRow, merge: ClientRow): Promise<void> {
    if (keep.agentId === merge.agentId || (await this.plans.has(manager, keep.agentId, 'agent'))) return;
    const { trips } = await selectHangingOn(manager, merge.id);
    const { trips: kept } = await selectHangingOn(manager, keep.id);
    if (trips.length > 0 && trips.length + kept.length > 1)
      throw makeEditConflict(
        `${keep.firstName}’s agent has no Agent plan and so keeps one trip. Keep the other client.`,
      );
  }

  private async write(
    manager: EntityManager,
    keep: ClientRow,
    merge: ClientRow,
    { people: pairs, fields }: MergeClients,
  ): Promise<MergeSnapshot> {
    const [client, before] = [await selectRow(manager, merge.id), await selectRow(manager, keep.id)];
    const people = await selectPeople(manager, merge.id);
    const merged = await mergePeople(manager, keep, merge, pairs);
    const renamed = pairs.map(({ keepId, mergeId }) => ({ from: mergeId, to: keepId }));
    await renameReaders(manager, merge.id, renamed);
    const moved = await moveAll(manager, keep.id, merge.id);
    if (keep.userId) await moveConsents(manager, keep.id, merge.id);
    const leadId = pairs.find(({ mergeId }) => mergeId === merge.leadId)?.keepId ?? merge.leadId;
    await manager.delete(ClientRow, { id: merge.id });
    await manager.update(
      ClientRow,
      { id: keep.id },
      {
        ...chooseClient(keep, merge, fields),
        ...(fields.lead === 'merge' && { leadId }),
        version: keep.version + 1,
        updatedAt: this.clock(),
      },
    );
    await followLead(manager, keep);
    await this.trips.give(manager, moved.trips, keep.agentId);
    return {
      client: withoutAccount(client),
      people,
      kept: { before, after: await selectRow(manager, keep.id) },
      pairs: merged,
      ...moved,
    };
  }
}

const refuseSame = (keepId: string, mergeId: string): void => {
  if (keepId === mergeId) throw makeInvalidField('mergeId', 'Choose two different clients');
};

const withoutAccount = (row: ClientRowJson): ClientRowJson => {
  const none = { user_id: null, joined_at: null, invited_at: null, invitation_expires_at: null };
  return { ...row, ...none };
};

type Joined = Pick<ClientRow, 'firstName' | 'userId' | 'isSample'>;

/** An account stays with the client it joined as. Null when the merge is possible. */
const mergeRefusal = (keep: Joined, merge: Joined): string | null => {
  if (keep.isSample || merge.isSample)
    return 'A sample client cannot be merged. Remove it under “Quick start”.';
  if (!merge.userId || merge.userId === keep.userId) return null;
  return keep.userId
    ? 'Both have joined with accounts of their own, so they stay two clients.'
    : `${merge.firstName} has joined with an account: keep that client and merge the other.`;
};
