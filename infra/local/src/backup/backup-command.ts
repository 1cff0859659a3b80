import { spawn } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ServiceName } from '@landsea/contracts/messages';
import { readSettings, type LocalSettings } from '../env.js';
import { getHomePaths, makeHome } from '../home.js';
import { listNeededPorts } from '../parts.js';
import { countPortsFrom } from '../ports.js';
import { makeDatabaseUrl, prepareDatabases } from '../postgres/databases.js';
import { makePostgresProcess, prepareCluster } from '../postgres/postgres-cluster.js';
import { findClusterFolder, findPostgresAccount, prepareBinaries } from '../postgres/postgres-place.js';
import { findRunning } from '../run-file.js';
import { readSecrets, type Secrets } from '../secrets.js';
import { openBackup, derivePublicKey } from './backup-manifest.js';
import { makeBackup, type BackupSource } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import { makeBackupKey } from './sealed-files.js';
import { openStoredFiles } from './stored-files.js';

const KEPT = 14;
const RESTORE_POINTS_KEPT = 3;

const backupsFolder = ({ home, env }: LocalSettings): string =>
  resolve(env.BACKUP_DIR ?? join(home, 'backups'));

/** The key that a variable names, else one of this state folder, made once. */
async function readKey({ home }: LocalSettings, file: string | undefined): Promise<string> {
  if (file) return readFile(file, 'utf8');
  const own = join(home, 'backup-key.pem');
  await makeHome(home);
  await writeFile(own, makeBackupKey(), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return readFile(own, 'utf8');
}

/** Postgres of this state folder, for as long as `work` takes, unless the product runs or none is needed. */
async function withPostgres(
  settings: LocalSettings,
  secrets: Secrets,
  work: () => Promise<void>,
): Promise<void> {
  const isRunning = await findRunning(getHomePaths(settings.home).runFile);
  if (isRunning || !listNeededPorts(settings.env).includes('postgres')) return work();
  const account = await findPostgresAccount();
  const binaries = await prepareBinaries(settings.home, account);
  const cluster = { folder: await findClusterFolder(settings.home, account), account, binaries };
  await prepareCluster(cluster, secrets.postgresPassword, []);
  const port = countPortsFrom(settings.portBase).postgres;
  const { entry, args = [] } = makePostgresProcess(cluster, port, []);
  const child = spawn(process.execPath, [entry, ...args], { stdio: 'ignore' });
  const ended = new Promise((done) => child.on('exit', done));
  try {
    await prepareDatabases(port, secrets);
    await work();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function sourceOf({ env, home, portBase }: LocalSettings, secrets: Secrets): BackupSource {
  const { postgres } = countPortsFrom(portBase);
  const urls = ServiceName.options.map((service) => [
    service,
    env[`DATABASE_URL_${service.toUpperCase()}`] ?? makeDatabaseUrl(service, postgres, secrets),
  ]);
  return {
    databaseUrls: Object.fromEntries(urls) as BackupSource['databaseUrls'],
    files: openStoredFiles(env, getHomePaths(home).files),
  };
}

/** `npm run backup`: the databases at one moment, then the files, encrypted; the newest 14 are kept. */
export async function runBackup(settings: LocalSettings = readSettings()): Promise<void> {
  const publicKey = derivePublicKey(await readKey(settings, settings.env.BACKUP_PUBLIC_KEY_FILE));
  const secrets = await readSecrets((await makeHome(settings.home)).secrets);
  await withPostgres(settings, secrets, async () => {
    const place = { folder: backupsFolder(settings), name: 'landsea', keep: KEPT, publicKey };
    console.log(`Backed up to ${await makeBackup(sourceOf(settings, secrets), place)}`);
  });
}

/** `npm run restore -- <folder of a backup>`: checks all of it, keeps what is there as a restore point, then replaces it. */
export async function runRestore(
  words: readonly string[],
  settings: LocalSettings = readSettings(),
): Promise<void> {
  const [folder, ...rest] = words;
  if (!folder || rest.length > 0)
    throw new Error('Name the folder of one backup: npm run restore -- <folder>');
  const running = await findRunning(getHomePaths(settings.home).runFile);
  if (running)
    throw new Error(
      `Landsea runs at ${running.origin} (process ${running.pid}): end it first, then restore.`,
    );
  const pem = await readKey(settings, settings.env.BACKUP_PRIVATE_KEY_FILE);
  const backup = await openBackup(resolve(folder), createPrivateKey(pem));
  const secrets = await readSecrets((await makeHome(settings.home)).secrets);
  await withPostgres(settings, secrets, async () => {
    const target = sourceOf(settings, secrets);
    const place = {
      folder: backupsFolder(settings),
      name: 'before-restore',
      keep: RESTORE_POINTS_KEPT,
      publicKey: derivePublicKey(pem),
    };
    const point = await makeBackup(target, place).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '42P01') return undefined;
      throw error;
    });
    console.log(point ? `What was there is kept in ${point}` : 'There was nothing to keep.');
    await restoreBackup(backup, target);
    console.log(`Restored what was there on ${backup.manifest.createdAt}.`);
  });
}
