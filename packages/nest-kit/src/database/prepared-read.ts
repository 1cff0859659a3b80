import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { makeUnavailable } from '../errors/plain-errors.js';
import { sharesConnections } from './data-source-options.js';

export interface PreparedRead {
  name: string;
  text: string;
}

const isPool = (value: unknown): value is Pool =>
  typeof value === 'object' && value !== null && 'query' in value;

const poolOf = ({ driver }: DataSource): Pool => {
  const pool: unknown = 'master' in driver ? driver.master : undefined;
  if (!isPool(pool)) throw makeUnavailable('the database is not connected');
  return pool;
};

/**
 * Postgres plans it once for each connection, outside of transactions, unless a pooler shares connections. Cast its columns, so that a migration
 * beside running copies does not change their types.
 */
export const runPreparedRead = async <Row extends QueryResultRow>(
  dataSource: DataSource,
  { name, text }: PreparedRead,
  values: unknown[],
): Promise<Row[]> => {
  const query = { ...(!sharesConnections(dataSource) && { name }), text, values };
  return (await poolOf(dataSource).query<Row>(query)).rows;
};
