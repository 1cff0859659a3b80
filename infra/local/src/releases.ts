import { createHash } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PublishedPages, RemoteName, type RemotesManifest } from '@landsea/contracts/core';
import { HALF, isPrecompressed, precompress } from '@landsea/gateway/precompress';

const keptBuilds = 5;
const staleLockMs = 60_000;

interface History {
  live: string | undefined;
  /** Oldest first; the last one is what was released most recently. */
  released: string[];
}

/** Readers see the old file or the new one, never a half. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, JSON.stringify(value, null, 2));
  await rename(next, file);
}

/** A name for what the folder holds: equal builds have equal names. */
async function buildName(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isPrecompressed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash
      .update(file.slice(folder.length))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Builds made before pages were published have none, until the remote is released again. */
const noPages = JSON.stringify({ paths: [], nav: [] } satisfies PublishedPages);

const pagesOf = async (folder: string): Promise<PublishedPages> =>
  PublishedPages.parse(JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8').catch(() => noPages)));

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const created = (lock: string): Promise<boolean> =>
  open(lock, 'wx').then(
    (file) => file.close().then(() => true),
    () => false,
  );

export interface Release {
  name: RemoteName;
  build: string;
  /** False when that build was the last one released already. */
  changed: boolean;
}

async function copyBuild(source: string, target: string): Promise<void> {
  if (await exists(target)) return;
  const half = `${target}.${process.pid}${HALF}`;
  await precompress(source); // where it is found again by the next product that is started from these files
  await cp(source, half, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.endsWith(HALF),
  });
  await rename(half, target);
}

/** What is live of each remote, and what was before. `web` is the folder the gateway serves. */
export class Releases {
  constructor(
    private readonly web: string,
    private readonly checkout: string,
  ) {}

  /**
   * Puts the built remote live: its files under a name of their own first, then one atomic change of remotes.json.
   * A build that was released last is left alone, also after it was rolled back.
   */
  release(name: RemoteName): Promise<Release> {
    return this.exclusively(async () => {
      const dist = join(this.checkout, `mfe-${name}`, 'dist');
      if (!(await exists(join(dist, 'mf-manifest.json')))) {
        throw new Error(`mfe-${name} is not built: npx nx build mfe-${name}`);
      }
      const build = await buildName(dist);
      const history = await this.history(name);
      if (history.released.at(-1) === build) return { name, build: history.live ?? build, changed: false };
      await mkdir(this.folderOf(name), { recursive: true });
      await copyBuild(dist, join(this.folderOf(name), build));
      const all = [...history.released.filter((known) => known !== build), build];
      await this.publish(name, { live: build, released: all.slice(-keptBuilds) });
      for (const old of all.slice(0, -keptBuilds))
        await rm(join(this.folderOf(name), old), { recursive: true });
      return { name, build, changed: true };
    });
  }

  /** Makes the build before the live one live again. */
  rollBack(name: RemoteName): Promise<Release> {
    return this.exclusively(async () => {
      const history = await this.history(name);
      const before = history.live && history.released[history.released.indexOf(history.live) - 1];
      if (!before) throw new Error(`mfe-${name} has no earlier build to go back to.`);
      await this.publish(name, { ...history, live: before });
      return { name, build: before, changed: true };
    });
  }

  /** A remote whose files are gone answers 404 until it is restored: what a failed deployment looks like. */
  takeDown(name: RemoteName): Promise<void> {
    return rename(this.folderOf(name), `${this.folderOf(name)}.down`);
  }

  restore(name: RemoteName): Promise<void> {
    return rename(`${this.folderOf(name)}.down`, this.folderOf(name));
  }

  /** After a kill: remotes that were taken down stand again. */
  async restoreAll(): Promise<void> {
    for (const name of RemoteName.options) {
      if (await exists(`${this.folderOf(name)}.down`)) await this.restore(name);
    }
  }

  private folderOf(name: RemoteName): string {
    return join(this.web, 'remotes', name);
  }

  private async history(name: RemoteName): Promise<History> {
    const text = await readFile(join(this.folderOf(name), 'history.json'), 'utf8').catch(() => undefined);
    return text === undefined ? { live: undefined, released: [] } : (JSON.parse(text) as History);
  }

  private async publish(name: RemoteName, history: History): Promise<void> {
    await writeWhole(join(this.folderOf(name), 'history.json'), history);
    const manifest: RemotesManifest = {};
    for (const remote of RemoteName.options) {
      const { live } = await this.history(remote);
      if (!live) continue;
      const pages = await pagesOf(join(this.folderOf(remote), live));
      manifest[remote] = { entry: `/remotes/${remote}/${live}/mf-manifest.json`, build: live, pages };
    }
    await writeWhole(join(this.web, 'remotes.json'), manifest);
  }

  private async exclusively<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.web, { recursive: true });
    const lock = join(this.web, 'release.lock');
    while (!(await created(lock))) {
      const held = await stat(lock).catch(() => undefined);
      if (held && Date.now() - held.mtimeMs > staleLockMs) await rm(lock, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }
}
