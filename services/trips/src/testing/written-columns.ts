import type { TestService } from '@landsea/nest-kit/testing';

/** The columns of a table that a statement writes, as SQL: without those that the database generates from the others. */
export const writtenColumns = async ({ dataSource }: TestService, table: string): Promise<string> => {
  const [{ columns }] = await dataSource.query<[{ columns: string }]>(
    `SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return columns;
};
