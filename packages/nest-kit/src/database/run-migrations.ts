import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrateQueueSchema } from '../queue/queue-schema.js';

/** Any number that no other lock of ours uses: two starts at once migrate one after the other. */
const MIGRATION_LOCK = 7_240_101;

/**
 * Brings a database up to date: the kit's tables, the service's, and the schema of the Postgres-backed queues.
 * Run by `migrate.ts` as its own process; the service itself never migrates.
 */
export async function runMigrations(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
    await migrateQueueSchema(lock);
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}
