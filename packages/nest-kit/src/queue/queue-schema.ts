import { runMigrations } from 'bullmq';
import type { QueryRunner } from 'typeorm';
import type pg from 'pg';

export const QUEUE_SCHEMA = 'landsea_queue';

/** Runs on the connection that holds the migration lock. */
export async function migrateQueueSchema(runner: QueryRunner): Promise<void> {
  const client = (await runner.connect()) as pg.PoolClient;
  await runMigrations(
    {
      query: async (text, params) => {
        const { rows, rowCount } = await client.query(text, params ? [...params] : undefined);
        return { rows, rowCount };
      },
    },
    QUEUE_SCHEMA,
  );
}
