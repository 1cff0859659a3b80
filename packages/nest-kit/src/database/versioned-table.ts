import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** A row with a `version` that grows with each change. */
export interface VersionedRow extends ObjectLiteral {
  version: number;
}

type Key<Row> = FindOptionsWhere<Row>;

/** How rows of one table are written; its columns are those of the entity. */
export interface VersionedTable<Row extends VersionedRow> {
  /** Adds rows; what is not given is as the table defaults. @returns how many, without those whose key is there already. */
  insert: (manager: EntityManager, rows: readonly Partial<Row>[]) => Promise<number>;
  /**
   * Writes the columns that are given (null empties one) as the version that follows `version`.
   * @returns whether there is such a row of this version; else nothing is written.
   */
  update: (manager: EntityManager, key: Key<Row>, version: number, change: Partial<Row>) => Promise<boolean>;
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

/**
 * Plain writes of rows that several people edit at once: by version, without a list of columns. An `updatedAt` of the entity
 * is the time of the last change. What needs a lock, a join or more than one table stays a named query of its own.
 */
export function versionedTable<Row extends VersionedRow>(row: EntityTarget<Row>): VersionedTable<Row> {
  const columnsOf = (manager: EntityManager) =>
    manager.connection.getMetadata(row).columns.map(({ propertyName }) => propertyName);
  return {
    insert: async (manager, rows) => {
      if (rows.length === 0) return 0;
      const columns = columnsOf(manager);
      const values = rows.map((each) => given(each, columns, new Set())) as QueryDeepPartialEntity<Row>[];
      const { primaryColumns } = manager.connection.getMetadata(row);
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(row)
        .values(values)
        .orIgnore()
        .returning(primaryColumns.map(({ databaseName }) => databaseName))
        .updateEntity(false)
        .execute();
      return (raw as unknown[]).length;
    },
    update: async (manager, key, version, change) => {
      const columns = columnsOf(manager);
      const { primaryColumns } = manager.connection.getMetadata(row);
      const fixed = new Set([...OWN, ...primaryColumns.map(({ propertyName }) => propertyName)]);
      const touched = columns.includes('updatedAt') ? { updatedAt: () => 'now()' } : {};
      const written = { ...given(change, columns, fixed), ...touched, version: () => 'version + 1' };
      const { affected } = await manager
        .createQueryBuilder()
        .update(row)
        .set(written as QueryDeepPartialEntity<Row>)
        .where({ ...key, version })
        .execute();
      return (affected ?? 0) > 0;
    },
    remove: async (manager, key, version) => {
      const { affected } = await manager.delete(row, version === undefined ? key : { ...key, version });
      return (affected ?? 0) > 0;
    },
  };
}
