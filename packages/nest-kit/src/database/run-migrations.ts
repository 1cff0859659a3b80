import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { migrateQueueSchema } from '../queue/queue-schema.js';
import { findPendingMigrations } from './schema-check.js';

/** A number that no other lock of ours uses. */
const MIGRATION_LOCK = 7_240_101;
const LOCK_NOT_AVAILABLE = '55P03';

/** Milliseconds. */
export interface LockPatience {
  /** A statement that waits longer for a lock gives up, because every query of the table waits behind it. */
  lockMs: number;
  attempts: number;
  pauseMs: number;
}

const PATIENCE: LockPatience = { lockMs: 5_000, attempts: 12, pauseMs: 5_000 };

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/** Each migration is its own transaction, so one that gave up leaves nothing. */
async function migrateWithRetries(work: () => Promise<unknown>, patience: LockPatience): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLocked(error) || attempt >= patience.attempts) throw error;
      await sleep(patience.pauseMs);
    }
  }
}

/** A statement may take as long as it needs, whatever the limits of the service or of the role are. */
async function takeMigrationLock(runner: QueryRunner, lockMs: number): Promise<void> {
  await runner.query('SET statement_timeout = 0');
  await runner.query('SET lock_timeout = 0');
  await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await runner.query(`SET lock_timeout = ${lockMs}`);
}

/** `migrate.ts` runs it in its own process; a service never migrates. All of it runs on one connection. */
export async function runMigrations(
  options: DataSourceOptions,
  patience: Partial<LockPatience> = {},
): Promise<void> {
  const wanted = { ...PATIENCE, ...patience };
  const dataSource = await new DataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await takeMigrationLock(runner, wanted.lockMs);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await migrateWithRetries(() => executor.executePendingMigrations(), wanted);
    await migrateWithRetries(() => migrateQueueSchema(runner), wanted);
  } finally {
    await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

/** @throws Error that names the migrations that are missing. */
export async function checkMigrations(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    const pending = await findPendingMigrations(dataSource);
    if (pending.length > 0) throw new Error(`missing in the database: ${pending.join(', ')}`);
  } finally {
    await dataSource.destroy();
  }
}
