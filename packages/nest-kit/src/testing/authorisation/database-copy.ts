import type { DataSource, EntityManager } from 'typeorm';

/** Tables that a call may touch without an effect: limits, and the deliveries of messages already written. */
const BESIDES = ['rate_limit', 'rate_limit_count', 'held_slot', 'inbox_message', 'migration'];
const VOLATILE: Record<string, string[]> = { session: ['last_seen_at'] };

/** The service's own tables, without what the kit counts and moves beside them. */
export async function contentTables(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [BESIDES],
  );
  return tables.map(({ name }) => name);
}

/** A digest of every row that the service keeps: two that are equal mean that nothing was changed in between. */
export async function databaseContent(
  dataSource: DataSource,
  tables: string[],
): Promise<Record<string, string>> {
  const digests = tables.map((name, index) => {
    const row = `(to_jsonb(t) - $${index + 1}::text[])::text`;
    return `SELECT '${name}' AS name, md5(coalesce(string_agg(${row}, ',' ORDER BY ${row}), '')) AS digest FROM "${name}" t`;
  });
  const rows = await dataSource.query<{ name: string; digest: string }[]>(
    digests.join(' UNION ALL '),
    tables.map((name) => VOLATILE[name] ?? []),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The rows of a service's tables as they stood once, to be put back after what a test did to them. */
export interface DatabaseCopy {
  /** Puts the tables back; sequences run on, and limits on calls begin anew. */
  putBack: (tables: string[]) => Promise<void>;
}

/** The columns of a table but for those that the database itself reckons from others. */
const storedColumns = async (manager: EntityManager, table: string): Promise<string> => {
  const [{ columns }] = await manager.query<[{ columns: string }]>(
    `SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
       FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return columns;
};

/** Copies the tables beside themselves, into a schema that the service knows nothing of. */
export async function copyDatabase(dataSource: DataSource, tables: string[]): Promise<DatabaseCopy> {
  await dataSource.query('CREATE SCHEMA copy');
  for (const name of tables) await dataSource.query(`CREATE TABLE copy."${name}" AS TABLE public."${name}"`);
  return {
    putBack: (changed) =>
      dataSource.transaction(async (manager) => {
        // Neither checks of references nor notices of changes: the rows come back in whatever order.
        await manager.query('SET LOCAL session_replication_role = replica');
        await manager.query('DELETE FROM rate_limit_count');
        for (const name of changed) {
          await manager.query(`DELETE FROM public."${name}"`);
          const columns = await storedColumns(manager, name);
          await manager.query(
            `INSERT INTO public."${name}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM copy."${name}"`,
          );
        }
      }),
  };
}
