import type { DataSource } from 'typeorm';
import type { CataloguePart } from '../lists/catalogue-parts.js';

/** Equal texts mean equal editions. */
export async function selectEditionsMark(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ mark: string }[]>(
    `SELECT coalesce(string_agg(kind || ' ' || imported_at, ',' ORDER BY kind), '') AS mark FROM catalogue_edition`,
  );
  return row?.mark ?? '';
}

export async function selectEditions(dataSource: DataSource): Promise<Record<string, unknown>> {
  const rows = await dataSource.query<{ kind: string; entries: unknown }[]>(
    `SELECT kind, entries FROM catalogue_edition`,
  );
  return Object.fromEntries(rows.map(({ kind, entries }) => [kind, entries]));
}

export const storeEdition = (dataSource: DataSource, kind: CataloguePart, entries: unknown): Promise<void> =>
  dataSource.query(
    `INSERT INTO catalogue_edition (kind, entries) VALUES ($1, $2)
     ON CONFLICT (kind) DO UPDATE SET entries = excluded.entries, imported_at = excluded.imported_at`,
    [kind, JSON.stringify(entries)],
  );

export const dropEdition = (dataSource: DataSource, kind: CataloguePart): Promise<void> =>
  dataSource.query(`DELETE FROM catalogue_edition WHERE kind = $1`, [kind]);
