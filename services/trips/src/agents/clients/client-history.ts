import { randomUUID } from 'node:crypto';
import type { AgencyRight } from '@landsea/rules/agents';
import { UNDOABLE_CHANGES, type Activity, type ActivityList } from '@landsea/contracts/trip';
import { CLOCK, makeEditConflict, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { refuseChangedSince } from '../../trip/activity-log/changed-since.js';
import { canUndo, describeClientActivity, isOfColumn, getLoggedTable } from './client-activity.js';
import { ClientChangeRow } from './client-change.entity.js';
import {
  listChangedColumns,
  deleteClientRow,
  keepColumns,
  lockClientRow,
  lockClientRows,
  insertAgain,
  restoreColumns,
  type ClientRowJson,
  type RowKey,
} from './client-change-rows.js';
import { loggedClient, type LoggedClientTable } from './logged-clients.js';

const KEPT = 200;

export interface ToldChange {
  row: ClientChangeRow;
  activity: Activity;
}

type Entry = Pick<Activity, 'id' | 'action' | 'kind' | 'what'>;

@Injectable()
export class ClientHistory {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async recordRow<T>(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    table: LoggedClientTable,
    key: RowKey,
    write: () => Promise<T>,
  ): Promise<T> {
    const before = await lockClientRow(manager, table, key);
    const answer = await write();
    const after = await lockClientRow(manager, table, key);
    await this.keep(manager, user, table, key, before, after);
    return answer;
  }

  /** For clients whom the caller has just added: as many statements for all of them as for one. */
  async recordAdded(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    clientIds: readonly string[],
  ): Promise<void> {
    const rows = await lockClientRows(manager, clientIds);
    const entries = rows.map(({ id, row }) => ({
      id: randomUUID(),
      clientId: id,
      what: loggedClient.what(row),
      after: keepColumns(loggedClient, row),
    }));
    await manager.query(
      `INSERT INTO client_change (id, client_id, at, user_id, by_name, kind, subject_id, action, what, after, agency_id)
       SELECT e.id, e."clientId", $2, $3, $4, $5, e."clientId", 'added', e.what, e.after, m.agency_id
         FROM jsonb_to_recordset($1::jsonb) AS e (id uuid, "clientId" uuid, what text, after jsonb)
           JOIN client c ON c.id = e."clientId" LEFT JOIN agency_member m ON m.user_id = c.agent_id`,
      [JSON.stringify(entries), this.clock(), user.userId, user.firstName, loggedClient.kind],
    );
  }

  /** @returns the entry of the history; undefined where nothing changed. */
  async recordClient(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    clientId: string,
    write: () => Promise<unknown>,
  ): Promise<string | undefined> {
    const key = { clientId, id: clientId };
    const before = await lockClientRow(manager, loggedClient, key);
    await write();
    const after = await lockClientRow(manager, loggedClient, key);
    return this.keep(manager, user, loggedClient, key, before, after);
  }

  async list(user: Pick<Principal, 'userId'>, clientId: string): Promise<ActivityList> {
    return { activities: (await this.listTold(user, clientId)).map(({ activity }) => activity) };
  }

  /** The newest first. */
  async listTold(user: Pick<Principal, 'userId'>, clientId: string): Promise<ToldChange[]> {
    const rows = await this.dataSource.manager.find(ClientChangeRow, {
      where: { clientId },
      order: { seq: 'DESC' },
      take: KEPT,
    });
    return rows.map((row, index) => ({
      row,
      activity: describeClientActivity(user, row, index < UNDOABLE_CHANGES, this.clock()),
    }));
  }

  /**
   * @returns the right that the undo needs.
   * @throws DomainError NOT_FOUND; EDIT_CONFLICT with the conflicting change.
   */
  async undo(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    clientId: string,
    changeId: string,
  ): Promise<AgencyRight> {
    const change = await manager.findOne(ClientChangeRow, {
      where: { id: changeId, clientId },
      lock: { mode: 'pessimistic_write' },
    });
    const table = change && getLoggedTable(change.kind);
    if (!change || !table) throw makeNotFound();
    if (!canUndo(change)) throw makeEditConflict('This cannot be undone here. Change it where it was made.');
    if (change.undoneAt) throw makeEditConflict('This change was already undone.');
    const key = { clientId, id: change.subjectId };
    await this.recordRow(manager, user, table, key, () => takeBack(manager, table, key, change));
    await manager.update(ClientChangeRow, { id: changeId }, { undoneAt: this.clock() });
    return isOfColumn(change, 'archived_at') ? 'archive-clients' : 'edit-clients';
  }

  private async keep(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    table: LoggedClientTable,
    key: RowKey,
    before: ClientRowJson | null,
    after: ClientRowJson | null,
  ): Promise<string | undefined> {
    const known = after ?? before;
    if (!known || (before && after && listChangedColumns(table, before, after).length === 0))
      return undefined;
    const id = randomUUID();
    const action = before ? (after ? 'changed' : 'removed') : 'added';
    const entry = { id, kind: table.kind, action, what: table.what(known) } as const;
    await this.insert(manager, user, key, entry, [jsonOf(table, before), jsonOf(table, after)]);
    return id;
  }

  async mark(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    clientId: string,
    entry: Entry,
  ): Promise<void> {
    await this.insert(manager, user, { clientId, id: clientId }, entry, [null, null]);
  }

  private async insert(
    manager: EntityManager,
    user: Pick<Principal, 'userId' | 'firstName'>,
    key: RowKey,
    { id, kind, action, what }: Entry,
    states: readonly [string | null, string | null],
  ): Promise<void> {
    const kept = [this.clock(), user.userId, user.firstName, kind, key.id, action, what];
    // The statement does not see the entry that it adds, so one less of the others stays.
    await manager.query(
      `WITH added AS (
         INSERT INTO client_change (id, client_id, at, user_id, by_name, kind, subject_id, action, what, before, after, agency_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (
           SELECT m.agency_id FROM client c JOIN agency_member m ON m.user_id = c.agent_id WHERE c.id = $2)))
       DELETE FROM client_change WHERE client_id = $2 AND seq <= (
         SELECT seq FROM client_change WHERE client_id = $2 ORDER BY seq DESC OFFSET $12 LIMIT 1)`,
      [id, key.clientId, ...kept, ...states, KEPT - 1],
    );
  }
}

const jsonOf = (table: LoggedClientTable, row: ClientRowJson | null): string | null => {
  const kept = keepColumns(table, row);
  return kept && JSON.stringify(kept);
};

/** Restores the row if the values that the change wrote are still there. */
const takeBack = async (
  manager: EntityManager,
  table: LoggedClientTable,
  key: RowKey,
  { before, after, what }: ClientChangeRow,
): Promise<void> => {
  const now = await lockClientRow(manager, table, key);
  if (before && after) {
    const columns = listChangedColumns(table, before, after);
    if (!now) throw refuseChangedSince(what, false);
    if (listChangedColumns(table, after, now).some((column) => columns.includes(column)))
      throw refuseChangedSince(what, true);
    await restoreColumns(manager, table, key, before, columns);
  } else if (before) {
    if (now) throw refuseChangedSince(what, true);
    await insertAgain(manager, table, before);
  } else if (after) {
    if (!now) throw refuseChangedSince(what, false);
    if (listChangedColumns(table, after, now).length > 0) throw refuseChangedSince(what, true);
    await deleteClientRow(manager, table, key);
  }
};
