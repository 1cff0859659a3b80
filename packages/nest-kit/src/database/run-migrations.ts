import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrateQueueSchema } from '../queue/queue-schema.js';

/** A number that no other lock of ours uses. */
const MIGRATION_LOCK = 7_240_101;

/** `migrate.ts` runs it in its own process; a service never migrates. */
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
