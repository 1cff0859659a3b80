import type { DataSource, EntityManager } from 'typeorm';

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
