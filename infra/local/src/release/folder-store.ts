import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { types } from 'node:util';
import type { ReleaseStore } from './release-store.js';

const staleLockMs = 60_000;
const renewLockMs = 10_000;

const isMissing = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const created = (lock: string): Promise<boolean> =>
  open(lock, 'wx').then(
    (file) => file.close().then(() => true),
    () => false,
  );

export class FolderStore implements ReleaseStore {
  private written = 0;

  constructor(private readonly folder: string) {}

  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async write(path: string, body: Buffer): Promise<void> {
    const file = join(this.folder, path);
    const next = `${file}.${process.pid}.${(this.written += 1)}.half`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(next, body);
    await rename(next, file);
  }

  async list(prefix: string): Promise<string[]> {
    const below = prefix.endsWith('/') ? prefix : dirname(prefix);
    const entries = await readdir(join(this.folder, below), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => path.startsWith(prefix));
  }

  remove(prefix: string): Promise<void> {
    return rm(join(this.folder, prefix), { recursive: true, force: true });
  }

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const lock = join(this.folder, 'release.lock');
    while (!(await created(lock))) {
      const held = await stat(lock).catch(() => undefined);
      if (held && Date.now() - held.mtimeMs > staleLockMs) await rm(lock, { force: true });
      await delay(50);
    }
    const renewal = setInterval(() => {
      void utimes(lock, new Date(), new Date()).catch(() => undefined);
    }, renewLockMs);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await rm(lock, { force: true });
    }
  }
}
