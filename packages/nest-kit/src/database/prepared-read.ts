import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { makeUnavailable } from '../errors/plain-errors.js';

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

/** A migration beside this process changed the type of a column: “cached plan must not change result type”. */
const STALE = '0A000';

/** No statement of this name, or one already: a pooler gave the connection to another client meanwhile. */
const LOST = new Set(['26000', '42P05']);

class Names {
  private static readonly all = new WeakMap<Pool, Names>();
  private areKept = true;
  private generation = 0;

  static of(pool: Pool): Names {
    const names = Names.all.get(pool) ?? new Names();
    Names.all.set(pool, names);
    return names;
  }

  /** Never the same for two texts, also of two versions of a service on one connection of a pooler. */
  find({ name, text }: PreparedRead): { name?: string } {
    if (!this.areKept) return {};
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    return { name: `${name}-${hash}-${this.generation}` };
  }

  /** @returns true when the statement is to be sent again, without a name. */
  learnFrom(error: unknown): boolean {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (code === STALE) this.generation += 1;
    if (LOST.has(code)) this.areKept = false;
    return code === STALE || LOST.has(code);
  }
}

/**
 * Postgres plans it once for each connection, outside of transactions; with each call where a pooler loses the names.
 * Cast its columns, so that a migration beside running copies does not change their types.
 */
export const runPreparedRead = async <Row extends QueryResultRow>(
  dataSource: DataSource,
  { name, text }: PreparedRead,
  values: unknown[],
): Promise<Row[]> => {
  const pool = poolOf(dataSource);
  dataSource.logger.logQuery(text, values);
  const names = Names.of(pool);
  try {
    return (await pool.query<Row>({ ...names.find({ name, text }), text, values })).rows;
  } catch (error) {
    if (!names.learnFrom(error)) throw error;
    return (await pool.query<Row>({ text, values })).rows;
  }
};
