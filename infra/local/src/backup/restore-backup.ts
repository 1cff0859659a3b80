import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { ServiceName } from '@landsea/contracts/messages';
import { root } from '../env.js';
import { nameDatabasePart, type OpenBackup } from './backup-manifest.js';
import type { DumpLine } from './database-dump.js';
import { emptyDatabase, loadDatabase } from './database-load.js';
import type { BackupSource } from './make-backup.js';
import { unseal } from './sealed-files.js';

/** Runs a service's own migrations. @throws Error with what it said. */
async function migrate(
  service: ServiceName,
  databaseUrl: string,
  words: readonly string[] = [],
): Promise<void> {
  const entry = join(root, 'services', service, 'dist/migrate.js');
  const child = spawn(process.execPath, [entry, ...words], {
    env: { DATABASE_URL: databaseUrl },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The database of ${service} could not be migrated:\n${output.trim()}`);
}

async function* readLines({ folder, key }: OpenBackup, service: ServiceName): AsyncGenerator<DumpLine> {
  const sealed = await unseal(join(folder, nameDatabasePart(service)), key);
  const lines = createInterface({ input: sealed.pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as DumpLine;
}

/** The schema of the backup first, then its rows, then the migrations that came since. */
async function restoreDatabase(backup: OpenBackup, service: ServiceName, url: string): Promise<void> {
  const dumped = backup.manifest.databases[service];
  await emptyDatabase(url);
  await migrate(service, url, [`--only=${dumped.migrations.join(',')}`]);
  await loadDatabase(url, dumped, readLines(backup, service));
  await migrate(service, url);
}

/** Replaces what is in the databases, and writes the files of the backup; files that came later stay. */
export async function restoreBackup(backup: OpenBackup, target: BackupSource): Promise<void> {
  for (const service of ServiceName.options)
    await restoreDatabase(backup, service, target.databaseUrls[service]);
  for (const [name, part] of Object.entries(backup.manifest.files))
    await target.files.write(name, await unseal(join(backup.folder, part), backup.key));
}
