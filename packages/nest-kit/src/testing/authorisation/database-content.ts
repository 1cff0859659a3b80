import type { DataSource } from 'typeorm';

/** What a call may touch without having done anything: limits, and the deliveries of messages already written. */
const BESIDES = ['rate_limit', 'inbox_message', 'migration'];
const VOLATILE: Record<string, string[]> = {
  outbox_message: ['due_at', 'attempts', 'sent_at', 'last_error'],
  session: ['last_seen_at'],
  // made in the background, once it was asked for
  data_export: ['state', 'parts_done', 'attempts', 'due_at', 'document', 'expires_at'],
};

/** A digest of every row that the service keeps: two that are equal mean that nothing was changed in between. */
export async function databaseContent(dataSource: DataSource): Promise<Record<string, string>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [BESIDES],
  );
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await dataSource.query<[{ digest: string }]>(
        `SELECT md5(coalesce(string_agg(line, ',' ORDER BY line), '')) AS digest
           FROM (SELECT (to_jsonb(t) - $1::text[])::text AS line FROM "${name}" t) rows`,
        [VOLATILE[name] ?? []],
      );
      return [name, row.digest] as const;
    }),
  );
  return Object.fromEntries(digests);
}
