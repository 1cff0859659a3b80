import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildSpec } from '../child.js';
import { waitUntilGone, getMark } from '../process-identity.js';
import type { PostgresAccount, Binaries } from './postgres-place.js';

export interface Cluster {
  folder: string;
  account: PostgresAccount | undefined;
  binaries: Binaries;
}

/**
 * For a cluster of which nothing outlives the run: it does not wait for the disk, which a busy machine may keep for seconds,
 * and its passwords, which guard nothing, are not slow to try: a fifth of what a connection costs.
 */
export const forgetful = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'scram_iterations=1'];

/** The process that runs a prepared cluster, with Postgres's own `settings` besides. */
export const makePostgresProcess = (
  { folder, account, binaries }: Cluster,
  port: number,
  settings: string[],
): ChildSpec => ({
  name: 'postgres',
  // Tests of the sources run what is built, too.
  entry: fileURLToPath(new URL('../../dist/postgres/postgres-keeper.js', import.meta.url)),
  args: [
    ...[binaries.postgres, folder, String(port)],
    ...(account ? [String(account.uid), String(account.gid)] : ['', '']),
    ...settings,
  ],
  env: {},
});

const flags = [
  '--auth=scram-sha-256',
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

function initdb(
  { folder, account, binaries }: Cluster,
  passwordFile: string,
  settings: string[],
): Promise<void> {
  const own = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...settings];
  const child = spawn(binaries.initdb, [...flags, ...own], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Postgres could not be set up in ${folder}:\n${output.trim()}`)),
    );
  });
}

const versionOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

/** Makes the cluster's files, with Postgres's own `settings`, when there are none; true when they are new. */
export async function prepareCluster(
  cluster: Cluster,
  password: string,
  settings: string[],
): Promise<boolean> {
  const { folder, account } = cluster;
  const finished = join(folder, 'landsea-ready');
  if ((await readFile(finished).catch(() => undefined)) !== undefined) {
    const version = await versionOf(folder);
    if (version === '18') return false;
    throw new Error(`${folder} was made by Postgres ${version}, this is 18: npm run reset starts afresh.`);
  }
  await rm(folder, { recursive: true, force: true }); // what a start that was cut off left behind
  await mkdir(dirname(folder), { recursive: true });
  await chmod(dirname(folder), 0o755);
  await mkdir(folder, { mode: 0o700 });
  const passwordFile = join(folder, '..', '.initdb-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await initdb(cluster, passwordFile, settings);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeFile(finished, '');
  return true;
}

/** A killed launcher can leave its postmaster: it is ended in order, so that the data opens cleanly. */
export async function endStalePostmaster(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const [pidLine, dataFolder] = text.split('\n');
  const mark = await getMark(Number(pidLine));
  if (mark && dataFolder === folder && (await isPostgres(mark.pid))) {
    process.kill(mark.pid, 'SIGINT');
    if (!(await waitUntilGone(mark, 10_000))) {
      process.kill(mark.pid, 'SIGKILL');
      await waitUntilGone(mark, 2_000);
    }
  }
  await rm(pidFile, { force: true });
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined ? process.platform !== 'linux' : command.includes('postgres');
}
