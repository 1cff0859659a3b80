import type { ActivityKind } from '@landsea/contracts';
import type { EntityManager } from 'typeorm';

/** A row as it stands in the database, by column. */
export type LoggedRow = Record<string, unknown> & { id: string; version: number };

interface LoggedTable {
  table: string;
  /** The column that says what the row is about. */
  what: string;
}

/**
 * The tables whose rows are logged, and restored, column by column as they are: keyed by trip and id, with a version that
 * grows with each change.
 */
export const loggedTables = {
  'budget-line': { table: 'budget_line', what: 'label' },
  task: { table: 'task', what: 'title' },
} as const satisfies Partial<Record<ActivityKind, LoggedTable>>;
export type LoggedTableKind = keyof typeof loggedTables;

export const isLoggedTable = (kind: ActivityKind): kind is LoggedTableKind => kind in loggedTables;

/** The row, which nobody else may change until this transaction ends. */
export const lockRow = async (
  manager: EntityManager,
  kind: LoggedTableKind,
  tripId: string,
  id: string,
): Promise<LoggedRow | undefined> => {
  const rows = await manager.query<{ row: LoggedRow }[]>(
    `SELECT to_jsonb(r) AS row FROM "${loggedTables[kind].table}" r WHERE trip_id = $1 AND id = $2 FOR UPDATE`,
    [tripId, id],
  );
  return rows[0]?.row;
};

export const deleteRow = (manager: EntityManager, kind: LoggedTableKind, { trip_id, id }: LoggedRow) =>
  manager.query(`DELETE FROM "${loggedTables[kind].table}" WHERE trip_id = $1 AND id = $2`, [trip_id, id]);

/** Puts a row back as it was, as the version that follows `version`. */
export const restoreRow = async (
  manager: EntityManager,
  kind: LoggedTableKind,
  before: LoggedRow,
  version: number,
): Promise<void> => {
  const { table } = loggedTables[kind];
  const row = { ...before, version: version + 1, updated_at: new Date().toISOString() };
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const others = columns.filter((name) => name !== '"trip_id"' && name !== '"id"');
  await manager.query(
    `INSERT INTO "${table}" (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_record(NULL::"${table}", $1)
     ON CONFLICT (trip_id, id) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [JSON.stringify(row)],
  );
};
