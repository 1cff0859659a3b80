import type { ServiceName } from '@landsea/contracts/messages';
import type { DataSourceOptions } from 'typeorm';
import { checkMigrations, runMigrations } from '../database/run-migrations.js';
import { runTask } from './run-task.js';

/** The process `migrate`: with `--check` it changes nothing, and ends with 1 when a migration is missing. */
export async function runMigrate(
  service: ServiceName,
  makeOptions: () => DataSourceOptions,
  words: readonly string[],
): Promise<void> {
  const [word] = words;
  if (word === '--check') return runTask(service, 'migrate --check', () => checkMigrations(makeOptions()));
  if (word !== undefined)
    return runTask(service, 'migrate', () =>
      Promise.reject(new Error(`${word} is unknown: expected --check or nothing`)),
    );
  return runTask(service, 'migrate', () => runMigrations(makeOptions()));
}
