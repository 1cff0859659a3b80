import * as z from 'zod/mini';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { ActivityRegistry } from '../../trip/activity-log/activity-registry.js';
import { refuseChangedSince } from '../../trip/activity-log/changed-since.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import {
  getAction,
  deleteRow,
  isThere,
  lockRow,
  restoreRow,
  isSameForReader,
  describeRow,
  addApart,
  type LoggedRow,
  type RowChange,
} from '../../trip/activity-log/logged-rows.js';
import type { LoggedTable } from '../../trip/activity-log/logged-table.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import type { TableActivity } from '../../trip/activity-log/slice-activity.js';
import { addStoredFile } from '../../trip/files/files.queries.js';

const Row = z.nullable(z.catchall(z.object({ version: z.int() }), z.unknown()));
const Rows = z.object({ rows: z.array(z.object({ id: z.string(), before: Row, after: Row })) });

@Injectable()
export class ChangeUndo {
  constructor(
    private readonly log: ActivityLog,
    private readonly activities: ActivityRegistry,
  ) {}

  canUndo(kind: string): boolean {
    return (
      this.activities.findTable(kind) !== undefined || this.activities.findOther(kind)?.undo !== undefined
    );
  }

  /** @throws DomainError EDIT_CONFLICT when the thing was changed since. */
  async run(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    const logged = this.activities.findTable(row.kind);
    if (logged) return this.undoRows(manager, user, row, logged);
    const undo = this.activities.findOther(row.kind)?.undo;
    if (!undo) throw makeNotFound();
    await undo(manager, user, row);
  }

  /** All rows of the change or none. */
  private async undoRows(
    manager: EntityManager,
    user: Principal,
    row: LoggedActivity,
    { table, several, refuse, after }: TableActivity,
  ): Promise<void> {
    const { tripId, subjectId, what } = row;
    const isSeveral = row.kind === several?.kind;
    const rows: RowChange[] = [];
    for (const change of isSeveral ? Rows.parse(row.after).rows : [oneRow(row)])
      rows.push(await undone(manager, tripId, table, change, what));
    await refuse?.(manager, { user, tripId, rows, what });
    const back = rows.filter((each) => isThere(each.after) && !isThere(each.before));
    if (back.length > 0) await refuseTooMany(manager, tripId, table, 'back');
    const entry = { user, tripId, kind: row.kind, subjectId, what };
    const [first] = rows;
    await this.log.add(
      manager,
      isSeveral || !first
        ? { ...entry, action: getAction(rows), after: { rows } }
        : { ...entry, ...first, action: getAction(rows) },
    );
    await after(manager, { user, tripId, rows });
    await this.activities.runAfterUndo(manager, table, { user, tripId, rows });
  }
}

const oneRow = ({ subjectId: id, before, after }: LoggedActivity): RowChange => ({
  id,
  before: Row.parse(before),
  after: Row.parse(after),
});

/** @returns how it was before and after the undo. */
const undone = async (
  manager: EntityManager,
  tripId: string,
  table: LoggedTable,
  { id, before, after }: RowChange,
  what: string,
): Promise<RowChange> => {
  const now = await lockRow(manager, table, tripId, id);
  const known: LoggedRow | null = after ?? before;
  if (!isSameForReader(table, now, after ?? undefined))
    throw refuseChangedSince(known ? describeRow(table, known) : what, now !== undefined);
  if (before) {
    const kept = await addStoredFile(manager, table.file, addApart(table, before, now));
    await restoreRow(manager, table, kept, (now ?? before).version);
  } else if (now) await deleteRow(manager, table, tripId, id);
  return { id, before: now ?? null, after: (await lockRow(manager, table, tripId, id)) ?? null };
};
