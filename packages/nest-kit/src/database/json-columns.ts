import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils.js';
import type { ColumnMetadataArgs } from 'typeorm/metadata-args/ColumnMetadataArgs.js';

/** SQL for an instant as ISO 8601 in UTC. */
export const selectInstant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const asText = (column: string, type: ColumnOptions['type']): string => {
  if (type === 'date') return `${column}::text`;
  return type === 'timestamp with time zone' ? selectInstant(column) : column;
};

const declares = (target: ColumnMetadataArgs['target'], row: new () => object): boolean =>
  typeof target === 'function' && (row === target || (row.prototype as object) instanceof target);

/** @throws when the class is no entity. */
export const getTableName = (row: new () => object): string => {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === row)?.name;
  if (name === undefined) throw new Error(`${row.name} is no entity with a named table`);
  return name;
};

export const listColumns = (
  row: new () => object,
): { propertyName: string; name: string; type: ColumnOptions['type'] }[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => declares(target, row))
    .map(({ propertyName, options: { name = snakeCase(propertyName), type } }) => ({
      propertyName,
      name,
      type,
    }));

/** Dates become `YYYY-MM-DD`, instants ISO 8601 in UTC. @param without properties that are left out. */
export const selectJsonColumns = <Row extends object>(
  row: new () => Row,
  alias: string,
  without: readonly (keyof Row & string)[],
): string => {
  const left: ReadonlySet<string> = new Set(without);
  return listColumns(row)
    .filter(({ propertyName }) => !left.has(propertyName))
    .map(({ propertyName, name, type }) => {
      const written = asText(`${alias}.${name}`, type);
      return written === `${alias}.${propertyName}` ? written : `${written} AS "${propertyName}"`;
    })
    .join(', ');
};

export const toRow = <Row extends object>(row: new () => Row, json: Record<string, unknown>): Row =>
  Object.fromEntries(
    listColumns(row).map(({ propertyName, name, type }) => {
      const value = json[name] ?? null;
      const isInstant = type === 'timestamp with time zone' && value !== null;
      return [propertyName, isInstant ? new Date(String(value)) : value];
    }),
  ) as Row;
