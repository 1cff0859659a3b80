import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { ServiceName } from '@landsea/contracts/messages';
import { nameDatabasePart, KEY_PART, MANIFEST_PART, type BackupManifest } from './backup-manifest.js';
import { dumpDatabase, openSnapshot, type DumpedDatabase, type Snapshot } from './database-dump.js';
import { generateContentKey, seal } from './sealed-files.js';
import type { StoredFiles } from './stored-files.js';

export interface BackupSource {
  databaseUrls: Record<ServiceName, string>;
  files: StoredFiles;
}

export interface BackupPlace {
  folder: string;
  /** `landsea` or `before-restore`: each kind is counted by itself. */
  name: string;
  keep: number;
  publicKey: KeyObject;
  now?: Date;
}

const HALF = '.half';

async function sealDatabase(
  file: string,
  key: Buffer,
  snapshot: Snapshot,
): Promise<{ hash: string; dumped: DumpedDatabase }> {
  const lines = new PassThrough();
  const sealed = seal(file, key, lines.pipe(createGzip()));
  const write = async (line: unknown): Promise<void> => {
    if (lines.write(`${JSON.stringify(line)}\n`)) return;
    await new Promise((resolve) => lines.once('drain', resolve));
  };
  const dumped = await dumpDatabase(snapshot, write);
  lines.end();
  return { hash: await sealed, dumped };
}

/** The databases see one moment; files come after them, so that each file that a row names is there. */
async function sealAll(
  folder: string,
  key: Buffer,
  source: BackupSource,
): Promise<Omit<BackupManifest, 'format' | 'createdAt'>> {
  const checksums: Record<string, string> = {};
  const databases: Partial<Record<ServiceName, DumpedDatabase>> = {};
  const snapshots = await Promise.all(
    ServiceName.options.map(async (service) => ({
      service,
      snapshot: await openSnapshot(source.databaseUrls[service]),
    })),
  );
  try {
    for (const { service, snapshot } of snapshots) {
      const { hash, dumped } = await sealDatabase(join(folder, nameDatabasePart(service)), key, snapshot);
      databases[service] = dumped;
      checksums[nameDatabasePart(service)] = hash;
    }
  } finally {
    await Promise.all(snapshots.map(({ snapshot }) => snapshot.client.end()));
  }
  const files: Record<string, string> = {};
  for (const [index, name] of (await source.files.list()).entries()) {
    const part = `files/${index}`;
    files[name] = part;
    checksums[part] = await seal(join(folder, part), key, await source.files.read(name));
  }
  return { databases: databases as Record<ServiceName, DumpedDatabase>, files, checksums };
}

async function removeOldest({ folder, name, keep }: BackupPlace): Promise<void> {
  const kept = (await readdir(folder))
    .filter((each) => each.startsWith(`${name}-`) && !each.endsWith(HALF))
    .sort();
  for (const old of kept.slice(0, Math.max(0, kept.length - keep)))
    await rm(join(folder, old), { recursive: true, force: true });
}

/** @returns the folder of the backup, which appears when it is complete. */
export async function makeBackup(source: BackupSource, place: BackupPlace): Promise<string> {
  const { folder, name, publicKey, now = new Date() } = place;
  const target = join(folder, `${name}-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const half = `${target}${HALF}`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const { key, wrapped } = generateContentKey(publicKey);
    const sealed = await sealAll(half, key, source);
    const manifest: BackupManifest = { format: 1, createdAt: now.toISOString(), ...sealed };
    await seal(join(half, MANIFEST_PART), key, [JSON.stringify(manifest)]);
    await writeFile(join(half, KEY_PART), wrapped, { mode: 0o600 });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  await rename(half, target);
  await removeOldest(place);
  return target;
}
