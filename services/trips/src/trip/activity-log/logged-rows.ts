import { isDeepStrictEqual } from 'node:util';
import type { Activity } from '@landsea/contracts/trip';
import { toRow, getTableName, type JsonRow } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { LoggedTable } from './logged-table.js';

export type LoggedRow = JsonRow;

export const describeRow = ({ entity, what }: LoggedTable, row: LoggedRow): string =>
  what({ ...toRow(entity, row) });

/** A deleted expense stays as a row for its undo. */
export const isThere = (row: LoggedRow | null | undefined): boolean =>
  row !== undefined && row !== null && (row['deleted_at'] ?? null) === null;

export interface RowChange {
  id: string;
  before: LoggedRow | null;
  after: LoggedRow | null;
}

export const getAction = (rows: readonly RowChange[]): Activity['action'] => {
  if (rows.every(({ before }) => !isThere(before))) return 'added';
  return rows.every(({ after }) => !isThere(after)) ? 'removed' : 'changed';
};

/** Bookkeeping columns are no part of the content. */
const UNSAID = ['version', 'updated_at', 'deleted_at', 'position'];

/** A later column is empty in earlier entries. */
const said = ({ apart = [] }: LoggedTable, row: LoggedRow) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && !UNSAID.includes(name) && !apart.includes(name),
    ),
  );

export const isSameForReader = (
  table: LoggedTable,
  a: LoggedRow | undefined,
  b: LoggedRow | undefined,
): boolean => isThere(a) === isThere(b) && isDeepStrictEqual(a && said(table, a), b && said(table, b));

export const addApart = (
  { apart = [] }: LoggedTable,
  before: LoggedRow,
  now: LoggedRow | undefined,
): LoggedRow => ({
  ...before,
  ...Object.fromEntries(apart.flatMap((name) => (now && name in now ? [[name, now[name]]] : []))),
});

const keysOf = ({ onePerTrip, key = 'id' }: LoggedTable): string[] =>
  onePerTrip ? ['trip_id'] : ['trip_id', key];

const named = ({ onePerTrip, key = 'id' }: LoggedTable): string =>
  onePerTrip ? 'trip_id = $1 AND $1::text = $2::text' : `trip_id = $1 AND "${key}" = $2`;

export const lockRow = async (
  manager: EntityManager,
  table: LoggedTable,
  tripId: string,
  id: string,
): Promise<LoggedRow | undefined> => {
  const rows = await manager.query<{ row: LoggedRow }[]>(
    `SELECT to_jsonb(r) AS row FROM "${getTableName(table.entity)}" r WHERE ${named(table)} FOR UPDATE`,
    [tripId, id],
  );
  return rows[0]?.row;
};

export const lockRows = async (
  manager: EntityManager,
  table: LoggedTable,
  tripId: string,
  ids: readonly string[],
): Promise<Map<string, LoggedRow>> => {
  const rows = await manager.query<{ id: string; row: LoggedRow }[]>(
    `SELECT r.id, to_jsonb(r) AS row FROM "${getTableName(table.entity)}" r
      WHERE trip_id = $1 AND id = ANY($2::uuid[]) ORDER BY r.id FOR UPDATE`,
    [tripId, ids],
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
};

export const deleteRow = (manager: EntityManager, table: LoggedTable, tripId: string, id: string) =>
  manager.query(`DELETE FROM "${getTableName(table.entity)}" WHERE ${named(table)}`, [tripId, id]);

export const restoreRow = async (
  manager: EntityManager,
  table: LoggedTable,
  before: LoggedRow,
  version: number,
): Promise<void> => {
  const name = getTableName(table.entity);
  const touched = 'updated_at' in before ? { updated_at: new Date().toISOString() } : {};
  const row = { ...before, version: version + 1, ...touched };
  const keys = keysOf(table);
  const columns = Object.keys(row);
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const others = columns.filter((column) => !keys.includes(column));
  await manager.query(
    `INSERT INTO "${name}" (${listed})
     SELECT ${listed} FROM jsonb_populate_record(NULL::"${name}", $1)
     ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`,
    [JSON.stringify(row)],
  );
};
