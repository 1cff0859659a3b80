import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from './file-store.js';

const USABLE_KEY = /^[\w-]+(\/[\w-]+)*$/;

export class LocalFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, path: string): Promise<void> {
    const place = this.placeOf(key);
    await mkdir(dirname(place), { recursive: true });
    // Renaming fails across file systems.
    await rename(path, place).catch(() => copyFile(path, place));
  }

  async open(key: string): Promise<Readable> {
    return (await open(this.placeOf(key))).createReadStream();
  }

  async remove(key: string): Promise<void> {
    await rm(this.placeOf(key), { force: true });
  }

  private placeOf(key: string): string {
    if (!USABLE_KEY.test(key)) throw new Error(`not a key of a file: ${key}`);
    return join(this.folder, key);
  }
}
