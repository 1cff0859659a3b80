import type { Principal } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { LoggedActivity } from './logged-activity.js';
import type { RowChange } from './logged-rows.js';
import type { LoggedKind, LoggedTable } from './logged-table.js';

/** Rows of a table that were taken back, in the transaction of the undo. */
export interface UndoneRows {
  user: Principal;
  tripId: string;
  rows: readonly RowChange[];
}

/** A table whose changes are taken back row by row. */
export interface TableActivity {
  table: LoggedTable;
  /** The kind of entries that change several rows in one step, listed as `after.rows`. */
  several?: LoggedKind;
  /** Refuses an undo after which the rows would contradict others. @throws DomainError EDIT_CONFLICT. */
  refuse?: (manager: EntityManager, undone: UndoneRows & Pick<LoggedActivity, 'what'>) => Promise<void>;
  /** What follows from rows that were taken back, such as the events for open browsers. */
  after: (manager: EntityManager, undone: UndoneRows) => Promise<void>;
}

/** Something else whose changes are listed; without `undo` they are final. */
export interface OtherActivity {
  kind: LoggedKind;
  /** Takes a change back and logs that. @throws DomainError EDIT_CONFLICT when the thing was changed since. */
  undo?: (manager: EntityManager, user: Principal, row: LoggedActivity) => Promise<void>;
}

/**
 * What one slice logs in the list of changes. A slice that logs declares a provider that extends this; the list finds it, so that
 * each of its changes has words and a way back.
 */
export abstract class SliceActivity {
  readonly tables: readonly TableActivity[] = [];
  readonly others: readonly OtherActivity[] = [];

  /** What follows for this slice when rows of another one's table were taken back. */
  afterUndoOf(_manager: EntityManager, _table: LoggedTable, _undone: UndoneRows): Promise<void> {
    return Promise.resolve();
  }
}
