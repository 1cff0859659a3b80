import type { ServiceName } from '@landsea/contracts/messages';
import { DataSource, MigrationExecutor, type DataSourceOptions } from 'typeorm';

/** The database is older than the service; a newer one is fine, because migrations only add. */
export class OldSchemaError extends Error {
  override readonly name = 'OldSchemaError';
}

/** Oldest first. */
export async function findPendingMigrations(dataSource: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  return pending.map(({ name }) => name);
}

/** @throws OldSchemaError that names the newest migration which the service needs and the database lacks. */
export async function openMigratedDatabase(
  service: ServiceName,
  options: DataSourceOptions,
): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize();
  const pending = await findPendingMigrations(dataSource);
  const newest = pending.at(-1);
  if (newest === undefined) return dataSource;
  await dataSource.destroy();
  throw new OldSchemaError(
    `its database is older than the service, which needs the migration ${newest} (${pending.length} missing): ` +
      `run migrate first (npx nx run ${service}:migrate; in a container: node dist/migrate.js)`,
  );
}
