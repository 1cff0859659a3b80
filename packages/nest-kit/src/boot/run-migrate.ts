import type { ServiceName } from '@landsea/contracts/messages';
import type { DataSourceOptions } from 'typeorm';
import { checkMigrations, runMigrations } from '../database/run-migrations.js';
import { runTask } from './run-task.js';

/** @throws Error for a name that this version of the service does not know. */
function pickMigrations(options: DataSourceOptions, names: readonly string[]): DataSourceOptions {
  const known = Array.isArray(options.migrations) ? options.migrations : [];
  const nameOf = (each: (typeof known)[number]): string => (typeof each === 'function' ? each.name : '');
  const unknown = names.filter((name) => !known.some((each) => nameOf(each) === name));
  if (unknown.length > 0)
    throw new Error(`this version does not know ${unknown.join(', ')}: take a newer one`);
  return { ...options, migrations: known.filter((each) => names.includes(nameOf(each))) };
}

/**
 * The process `migrate`: with `--check` it changes nothing, and ends with 1 when a migration is missing. A restore brings
 * a database to the schema of its backup with `--only=<names>`.
 */
export async function runMigrate(
  service: ServiceName,
  makeOptions: () => DataSourceOptions,
  words: readonly string[],
): Promise<void> {
  const [word] = words;
  if (word === '--check') return runTask(service, 'migrate --check', () => checkMigrations(makeOptions()));
  const only = /^--only=(.*)$/.exec(word ?? '')?.[1]?.split(',');
  if (only) return runTask(service, 'migrate', () => runMigrations(pickMigrations(makeOptions(), only)));
  if (word !== undefined)
    return runTask(service, 'migrate', () =>
      Promise.reject(new Error(`${word} is unknown: expected --check, --only=… or nothing`)),
    );
  return runTask(service, 'migrate', () => runMigrations(makeOptions()));
}
