import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import type { ColumnMetadataArgs } from 'typeorm/metadata-args/ColumnMetadataArgs.js';

/** How SQL writes a value so that JSON has it as contracts do. */
const asText = (column: string, type: ColumnOptions['type']): string => {
  if (type === 'date') return `${column}::text`;
  if (type === 'timestamp with time zone')
    return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return column;
};

const declares = (target: ColumnMetadataArgs['target'], row: new () => object): boolean =>
  typeof target === 'function' && (row === target || (row.prototype as object) instanceof target);

/**
 * The columns of an entity as a list for SELECT, each under the name of its property: `l.planned_cents AS "plannedCents"`.
 * Dates are `YYYY-MM-DD`, instants ISO 8601 in UTC. For reads that Postgres answers in the form of a contract.
 * @param without properties that are left out.
 */
export const jsonColumns = <Row extends object>(
  row: new () => Row,
  alias: string,
  without: readonly (keyof Row & string)[],
): string => {
  const left: ReadonlySet<string> = new Set(without);
  return getMetadataArgsStorage()
    .columns.filter(({ target, propertyName }) => declares(target, row) && !left.has(propertyName))
    .map(({ propertyName, options: { name = propertyName, type } }) => {
      const written = asText(`${alias}.${name}`, type);
      return written === `${alias}.${propertyName}` ? written : `${written} AS "${propertyName}"`;
    })
    .join(', ');
};
