import { isDeepStrictEqual } from 'node:util';
import { listColumns, getTableName } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { LoggedClientTable } from './logged-clients.js';

export type ClientRowJson = Record<string, unknown>;

export interface RowKey {
  clientId: string;
  id: string;
}

const named = ({ keys: [client, row] }: LoggedClientTable): string =>
  row === undefined ? `r."${client}" = $1 AND $1::uuid = $2::uuid` : `r."${client}" = $1 AND r."${row}" = $2`;

export const lockClientRow = async (
  manager: EntityManager,
  table: LoggedClientTable,
  { clientId, id }: RowKey,
): Promise<ClientRowJson | null> => {
  const rows = await manager.query<{ row: ClientRowJson }[]>(
    `SELECT to_jsonb(r) AS row FROM "${getTableName(table.entity)}" r WHERE ${named(table)} FOR UPDATE`,
    [clientId, id],
  );
  return rows[0]?.row ?? null;
};

/** Those of clients, in the order of ids. */
export const lockClientRows = (
  manager: EntityManager,
  clientIds: readonly string[],
): Promise<{ id: string; row: ClientRowJson }[]> =>
  manager.query(
    `SELECT id, to_jsonb(c) AS row FROM client c WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
    [clientIds],
  );

const saidColumns = ({ entity, labels }: LoggedClientTable): string[] =>
  listColumns(entity).flatMap(({ propertyName, name }) => (labels[propertyName] ? [name] : []));

export const listChangedColumns = (
  table: LoggedClientTable,
  before: ClientRowJson,
  after: ClientRowJson,
): string[] =>
  saidColumns(table).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));

/** A client is never restored as a whole, so only the columns that people edit are kept. */
export const keepColumns = (table: LoggedClientTable, row: ClientRowJson | null): ClientRowJson | null => {
  if (!row || table.keys.length > 1) return row;
  return Object.fromEntries(saidColumns(table).map((name) => [name, row[name] ?? null]));
};

export const restoreColumns = (
  manager: EntityManager,
  table: LoggedClientTable,
  { clientId, id }: RowKey,
  before: ClientRowJson,
  columns: readonly string[],
): Promise<unknown> => {
  const name = getTableName(table.entity);
  const versioned = listColumns(table.entity).some((column) => column.name === 'version');
  const sets = columns.map((column) => `"${column}" = was."${column}"`);
  const touched = versioned ? ['version = r.version + 1', 'updated_at = now()'] : [];
  return manager.query(
    `UPDATE "${name}" r SET ${[...sets, ...touched].join(', ')}
       FROM jsonb_populate_record(NULL::"${name}", $3) was
      WHERE ${named(table)}`,
    [clientId, id, JSON.stringify(before)],
  );
};

export const insertAgain = (
  manager: EntityManager,
  table: LoggedClientTable,
  before: ClientRowJson,
): Promise<unknown> => {
  const name = getTableName(table.entity);
  // No entity has the columns that the database generates.
  const columns = listColumns(table.entity)
    .filter(({ name: column }) => column in before)
    .map(({ name: column }) => `"${column}"`)
    .join(', ');
  return manager.query(
    `INSERT INTO "${name}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${name}", $1)`,
    [JSON.stringify(before)],
  );
};

export const deleteClientRow = (
  manager: EntityManager,
  table: LoggedClientTable,
  { clientId, id }: RowKey,
): Promise<unknown> =>
  manager.query(`DELETE FROM "${getTableName(table.entity)}" r WHERE ${named(table)}`, [clientId, id]);
