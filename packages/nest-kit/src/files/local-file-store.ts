import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore, FileStoreAway } from './file-store.js';

const USABLE_KEY = /^[\w-]+(\/[\w-]+)*$/;

const toAway = (error: unknown): never => {
  throw new FileStoreAway(`the folder of files does not take a file: ${error}`);
};

export class LocalFileStore extends FileStore {
  readonly place: string;

  constructor(private readonly folder: string) {
    super();
    this.place = `${folder} (FILES_DIR)`;
  }

  async put(key: string, path: string): Promise<void> {
    const place = this.placeOf(key);
    await mkdir(dirname(place), { recursive: true }).catch(toAway);
    // Renaming fails across file systems.
    await rename(path, place)
      .catch(() => copyFile(path, place))
      .catch(toAway);
  }

  async open(key: string): Promise<Readable> {
    return (await open(this.placeOf(key))).createReadStream();
  }

  async remove(key: string): Promise<void> {
    await rm(this.placeOf(key), { force: true });
  }

  async probe(): Promise<void> {
    await mkdir(this.folder, { recursive: true }).catch(toAway);
    const file = join(this.folder, `probe-${process.pid}`);
    await writeFile(file, 'landsea').catch(toAway);
    await rm(file, { force: true }).catch(toAway);
  }

  private placeOf(key: string): string {
    if (!USABLE_KEY.test(key)) throw new Error(`not a key of a file: ${key}`);
    return join(this.folder, key);
  }
}
