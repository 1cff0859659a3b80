import pg from 'pg';

const ROWS_AT_A_TIME = 500;
/** Migrations fill it again. */
const OWN_TABLE = 'migration';

/** A line of a dump: a table begins, or a row of it as the text of a JSON object. */
export type DumpLine = { table: string; columns: string[] } | string;

export interface DumpedDatabase {
  migrations: string[];
  rows: Record<string, number>;
  /** The last value of each sequence that was used. */
  sequences: Record<string, string>;
}

export interface Snapshot {
  client: pg.Client;
}

/** Sees the database as it is at this moment, however long the dump takes. End it with `client.end()`. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The first statement takes the snapshot.
  await client.query('SELECT 1');
  return { client };
}

const listTables = async (client: pg.Client): Promise<{ table: string; columns: string[] }[]> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = '' AND c.relname <> $1
      GROUP BY c.relname ORDER BY c.relname`,
    [OWN_TABLE],
  );
  return rows;
};

async function* readRows(client: pg.Client, table: string, columns: string[]): AsyncGenerator<string> {
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  await client.query(
    `DECLARE dump NO SCROLL CURSOR FOR
       SELECT row_to_json(r)::text AS row FROM (SELECT ${names} FROM ${pg.escapeIdentifier(table)}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_AT_A_TIME} FROM dump`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await client.query('CLOSE dump');
}

const readSequences = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

/** Passes each line to `write`, and answers with what a restore needs to know besides. */
export async function dumpDatabase(
  { client }: Snapshot,
  write: (line: DumpLine) => Promise<void>,
): Promise<DumpedDatabase> {
  const { rows: known } = await client.query<{ name: string }>(`SELECT name FROM ${OWN_TABLE} ORDER BY id`);
  const counts: Record<string, number> = {};
  for (const { table, columns } of await listTables(client)) {
    await write({ table, columns });
    counts[table] = 0;
    for await (const row of readRows(client, table, columns)) {
      await write(row);
      counts[table] += 1;
    }
  }
  const migrations = known.map(({ name }) => name);
  return { migrations, rows: counts, sequences: await readSequences(client) };
}
