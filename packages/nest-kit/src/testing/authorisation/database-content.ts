import type { DataSource } from 'typeorm';

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
