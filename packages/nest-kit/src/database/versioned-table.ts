import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  UpdateQueryBuilder,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** A row with a `version` that grows with each change. */
export interface VersionedRow extends ObjectLiteral {
  version: number;
}

type Key<Row> = FindOptionsWhere<Row>;

/** A row as Postgres writes it as JSON, by column. */
export type JsonRow = Record<string, unknown> & { version: number };

/** How rows of one table are written; its columns are those of the entity. */
export interface VersionedTable<Row extends VersionedRow> {
  /**
   * Adds rows in their order; what is not given is as the table defaults, and rows whose key is there already are left out.
   * @returns the keys of those that were added.
   */
  insert: (manager: EntityManager, rows: readonly Partial<Row>[]) => Promise<Partial<Row>[]>;
  /**
   * Writes the columns that are given (null empties one) as the version that follows `version`.
   * @returns whether there is such a row of this version; else nothing is written.
   */
  update: (manager: EntityManager, key: Key<Row>, version: number, change: Partial<Row>) => Promise<boolean>;
  /** The same. @returns the row as it is now, as JSON by column; undefined when there is no such row of this version. */
  rewrite: (
    manager: EntityManager,
    key: Key<Row>,
    version: number,
    change: Partial<Row>,
  ) => Promise<JsonRow | undefined>;
  /** Adds the row for version 0, else updates it. @returns false when it is there of another version, or gone. */
  write: (manager: EntityManager, key: Key<Row>, version: number, row: Partial<Row>) => Promise<boolean>;
  /** @param version when given, only this version is deleted. @returns whether there was such a row. */
  remove: (manager: EntityManager, key: Key<Row>, version?: number) => Promise<boolean>;
}

/** Columns that only the table writes. */
const OWN = new Set(['version', 'createdAt', 'updatedAt']);

const given = (change: object, columns: readonly string[], without: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => value !== undefined && columns.includes(name) && !without.has(name),
    ),
  );

const columnsOf = <Row extends ObjectLiteral>(manager: EntityManager, row: EntityTarget<Row>): string[] =>
  manager.connection.getMetadata(row).columns.map(({ propertyName }) => propertyName);

/** One parameter for all rows: each value has a column, and a value that is not given is the column's default. */
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

/** The statement that writes the given columns of one row of this version. */
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

/**
 * Plain writes of rows that several people edit at once: by version, without a list of columns. An `updatedAt` of the entity
 * is the time of the last change. What needs a lock, a join or more than one table stays a named query.
 */
export function versionedTable<Row extends VersionedRow>(row: EntityTarget<Row>): VersionedTable<Row> {
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
