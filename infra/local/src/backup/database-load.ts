import pg from 'pg';
import type { DumpedDatabase, DumpLine } from './database-dump.js';

const ROWS_AT_A_TIME = 500;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes away everything in the database, queues too: they hold no fact. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(nspname) AS name FROM pg_namespace
        WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'`,
    );
    for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
    await client.query('CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}

const listForeignKeys = async (client: pg.Client): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
};

const listTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
  );
  return rows.map(({ name }) => name);
};

class TableLoad {
  private rows: string[] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly table: string,
    private readonly columns: readonly string[],
  ) {}

  async add(row: string): Promise<void> {
    this.rows.push(row);
    if (this.rows.length >= ROWS_AT_A_TIME) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const table = pg.escapeIdentifier(this.table);
    const columns = this.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
    await this.client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${this.rows.join(',')}]`],
    );
    this.rows = [];
  }
}

async function loadLines(client: pg.Client, lines: AsyncIterable<DumpLine>): Promise<void> {
  let load: TableLoad | undefined;
  for await (const line of lines) {
    if (typeof line === 'string') {
      await load?.add(line);
      continue;
    }
    await load?.flush();
    load = new TableLoad(client, line.table, line.columns);
  }
  await load?.flush();
}

/** Loads a dump into a database that has its migrations and nothing else, in one transaction. */
export async function loadDatabase(
  url: string,
  { sequences }: Pick<DumpedDatabase, 'sequences'>,
  lines: AsyncIterable<DumpLine>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const tables = await listTables(client);
    const keys = await listForeignKeys(client);
    // Tables come in the order of their names; the keys are checked when they are made again.
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    // Migrations may have filled some.
    await client.query(`TRUNCATE ${tables.join(', ')}`);
    await loadLines(client, lines);
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const [name, value] of Object.entries(sequences))
      await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
