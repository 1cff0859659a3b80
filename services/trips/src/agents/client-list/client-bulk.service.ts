import { randomUUID } from 'node:crypto';
import {
  toClientFact,
  type ChangeClients,
  type ChangedClients,
  type UndoneClients,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientHistory } from '../clients/client-history.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import { ClientStepRow } from './client-step.entity.js';

/** A client that already has the value is left out. */
const writes: Readonly<Record<ChangeClients['action'], string>> = {
  // A client with a booked trip is none of these.
  stage: `stage = CASE WHEN ${selectPipelineStage('client', '$3::date')} IN ('booked', 'ready', 'traveling') THEN stage ELSE $2 END`,
  'add-tag': 'tags = CASE WHEN $2 = ANY(tags) OR cardinality(tags) >= 20 THEN tags ELSE tags || $2::text END',
  'remove-tag': 'tags = array_remove(tags, $2)',
  archive: 'archived_at = coalesce(archived_at, $2::timestamptz)',
  restore: 'archived_at = CASE WHEN $2::text IS NULL THEN archived_at END',
};

@Injectable()
export class ClientBulkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND when one of them is not reached, FORBIDDEN. */
  async change(user: Principal, change: ChangeClients): Promise<ChangedClients> {
    if (change.action === 'stage' && toClientFact(change.stage) !== change.stage)
      throw makeInvalidField('stage', 'This is a stage of a trip. Move the trips, and the clients follow');
    const isArchiving = change.action === 'archive' || change.action === 'restore';
    const right = isArchiving ? 'archive-clients' : 'edit-clients';
    const stepId = randomUUID();
    const changes = await this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.assertIn(manager, user, right);
      const ids = await lockClients(manager, agentIds, change.ids);
      if (ids.length < new Set(change.ids).size) throw makeNotFound();
      const made = await this.write(manager, user, ids, change);
      await manager.insert(ClientStepRow, {
        id: stepId,
        userId: user.userId,
        at: this.clock(),
        changes: made,
        undoneAt: null,
      });
      return made;
    });
    return { stepId, changed: changes.length };
  }

  /** Clients that changed since are skipped. @throws DomainError NOT_FOUND, EDIT_CONFLICT. */
  async undo(user: Principal, stepId: string): Promise<UndoneClients> {
    return this.dataSource.transaction(async (manager) => {
      const { agentIds } = await this.scope.assertIn(manager, user, 'edit-clients');
      const step = await manager.findOne(ClientStepRow, {
        where: { id: stepId, userId: user.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!step) throw makeNotFound();
      if (step.undoneAt) throw makeEditConflict('This step was already undone.');
      const named = step.changes.map(({ clientId }) => clientId);
      const reached = new Set(await lockClients(manager, agentIds, named));
      let undone = 0;
      for (const { clientId, changeId } of step.changes)
        if (reached.has(clientId) && (await this.takeBack(manager, user, clientId, changeId))) undone += 1;
      await manager.update(ClientStepRow, { id: stepId }, { undoneAt: this.clock() });
      return { undone, kept: step.changes.length - undone };
    });
  }

  private async write(
    manager: EntityManager,
    user: Principal,
    ids: readonly string[],
    change: ChangeClients,
  ): Promise<ClientStepRow['changes']> {
    const made: ClientStepRow['changes'] = [];
    for (const clientId of ids) {
      const changeId = await this.history.recordClient(manager, user, clientId, () =>
        manager.query(
          `UPDATE client SET ${writes[change.action]}, version = version + 1, updated_at = now() WHERE id = $1`,
          [clientId, this.valueOf(change), ...(change.action === 'stage' ? [getDateIn(this.clock())] : [])],
        ),
      );
      if (changeId) made.push({ clientId, changeId });
    }
    return made;
  }

  private valueOf(change: ChangeClients): string {
    if (change.action === 'stage') return change.stage;
    return 'tag' in change ? change.tag : this.clock().toISOString();
  }

  /** @returns false when the client was changed since. */
  private async takeBack(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    changeId: string,
  ): Promise<boolean> {
    try {
      await this.history.undo(manager, user, clientId, changeId);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}

/** Locks in the order of ids, so that concurrent steps do not deadlock. */
const lockClients = async (
  manager: EntityManager,
  agentIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM client WHERE id = ANY($1::uuid[]) AND agent_id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [ids, agentIds],
  );
  return rows.map(({ id }) => id);
};
