import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  UpdateQueryBuilder,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

export interface VersionedRow extends ObjectLiteral {
  version: number;
}

type Key<Row> = FindOptionsWhere<Row>;

export type JsonRow = Record<string, unknown> & { version: number };

export interface VersionedTable<Row extends VersionedRow> {
  /** Existing keys are left out, absent values become defaults. @returns the keys of the added rows. */
  insert: (manager: EntityManager, rows: readonly Partial<Row>[]) => Promise<Partial<Row>[]>;
  /** Null empties a column. @returns whether the row had this version. */
  update: (manager: EntityManager, key: Key<Row>, version: number, change: Partial<Row>) => Promise<boolean>;
  /** @returns the row as JSON by column; undefined when it has another version. */
  rewrite: (
    manager: EntityManager,
    key: Key<Row>,
    version: number,
    change: Partial<Row>,
  ) => Promise<JsonRow | undefined>;
  /** Version 0 adds the row. @returns false when it has another version, or is gone. */
  write: (manager: EntityManager, key: Key<Row>, version: number, row: Partial<Row>) => Promise<boolean>;
  /** @param version when given, only this version is deleted. @returns whether there was such a row. */
  remove: (manager: EntityManager, key: Key<Row>, version?: number) => Promise<boolean>;
}

const OWN = new Set(['version', 'createdAt', 'updatedAt']);

const given = (change: object, columns: readonly string[], without: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => value !== undefined && columns.includes(name) && !without.has(name),
    ),
  );

const columnsOf = <Row extends ObjectLiteral>(manager: EntityManager, row: EntityTarget<Row>): string[] =>
  manager.connection.getMetadata(row).columns.map(({ propertyName }) => propertyName);

/** One parameter for all rows; absent values become the column's default. */
const insertRows = async <Row extends VersionedRow>(
  manager: EntityManager,
  row: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
): Promise<Partial<Row>[]> => {
  const { driver } = manager.connection;
  const { columns, primaryColumns, tableName } = manager.connection.getMetadata(row);
  const valueOf = (column: ColumnMetadata): string => {
    const fallback = column.isNullable ? undefined : driver.normalizeDefault(column);
    return fallback === undefined
      ? `r."${column.databaseName}"`
      : `coalesce(r."${column.databaseName}", ${fallback})`;
  };
  const records = rows.map((each) =>
    Object.fromEntries(columns.map(({ databaseName, propertyName }) => [databaseName, each[propertyName]])),
  );
  return manager.query<Partial<Row>[]>(
    `INSERT INTO "${tableName}" (${columns.map(({ databaseName }) => `"${databaseName}"`).join(', ')})
     SELECT ${columns.map(valueOf).join(', ')} FROM jsonb_populate_recordset(NULL::"${tableName}", $1) r
     ON CONFLICT DO NOTHING
     RETURNING ${primaryColumns.map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`).join(', ')}`,
    [JSON.stringify(records)],
  );
};

const updating = <Row extends VersionedRow>(
  manager: EntityManager,
  row: EntityTarget<Row>,
  key: Key<Row>,
  version: number,
  change: Partial<Row>,
): UpdateQueryBuilder<Row> => {
  const columns = columnsOf(manager, row);
  const { primaryColumns } = manager.connection.getMetadata(row);
  const fixed = new Set([...OWN, ...primaryColumns.map(({ propertyName }) => propertyName)]);
  const touched = columns.includes('updatedAt') ? { updatedAt: () => 'now()' } : {};
  const written = { ...given(change, columns, fixed), ...touched, version: () => 'version + 1' };
  return manager
    .createQueryBuilder()
    .update(row)
    .set(written as QueryDeepPartialEntity<Row>)
    .where({ ...key, version });
};

/** Writes check the version and set `updatedAt`. Locks, joins and several tables need a named query. */
export function makeVersionedTable<Row extends VersionedRow>(row: EntityTarget<Row>): VersionedTable<Row> {
  const table: VersionedTable<Row> = {
    insert: async (manager, rows) => (rows.length === 0 ? [] : insertRows(manager, row, rows)),
    update: async (manager, ...change) =>
      ((await updating(manager, row, ...change).execute()).affected ?? 0) > 0,
    rewrite: async (manager, ...change) => {
      const { tableName } = manager.connection.getMetadata(row);
      const { raw } = await updating(manager, row, ...change)
        .returning(`to_jsonb("${tableName}") AS "row"`)
        .execute();
      return (raw as { row: JsonRow }[])[0]?.row;
    },
    write: async (manager, key, version, written) =>
      version === 0
        ? (await table.insert(manager, [{ ...written, ...(key as Partial<Row>) }])).length > 0
        : table.update(manager, key, version, written),
    remove: async (manager, key, version) => {
      const { affected } = await manager.delete(row, version === undefined ? key : { ...key, version });
      return (affected ?? 0) > 0;
    },
  };
  return table;
}
