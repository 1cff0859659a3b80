import type { Principal } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { LoggedActivity } from './logged-activity.js';
import type { RowChange } from './logged-rows.js';
import type { LoggedKind, LoggedTable } from './logged-table.js';

export interface UndoneRows {
  user: Principal;
  tripId: string;
  rows: readonly RowChange[];
}

export interface TableActivity {
  table: LoggedTable;
  several?: LoggedKind;
  /** @throws DomainError EDIT_CONFLICT when the restored rows would contradict others. */
  refuse?: (manager: EntityManager, undone: UndoneRows & Pick<LoggedActivity, 'what'>) => Promise<void>;
  after: (manager: EntityManager, undone: UndoneRows) => Promise<void>;
}

export interface OtherActivity {
  kind: LoggedKind;
  /** @throws DomainError EDIT_CONFLICT when it was changed since. */
  undo?: (manager: EntityManager, user: Principal, row: LoggedActivity) => Promise<void>;
}

/** A slice that logs declares a provider that extends this; the list of changes finds it. */
export abstract class SliceActivity {
  readonly tables: readonly TableActivity[] = [];
  readonly others: readonly OtherActivity[] = [];

  afterUndoOf(_manager: EntityManager, _table: LoggedTable, _undone: UndoneRows): Promise<void> {
    return Promise.resolve();
  }
}
