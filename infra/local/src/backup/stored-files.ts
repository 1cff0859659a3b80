import { createReadStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FolderStore } from '../release/folder-store.js';
import { S3Store } from '../release/s3-store.js';

/** The receipts and photos of trips, wherever they lie. */
export interface StoredFiles {
  list(): Promise<string[]>;
  read(key: string): Promise<Readable | Iterable<Buffer>>;
  write(key: string, content: Readable): Promise<void>;
}

const inFolder = (folder: string): StoredFiles => ({
  list: () => new FolderStore(folder).list(''),
  read: (key) => Promise.resolve(createReadStream(join(folder, key))),
  write: async (key, content) => {
    const file = join(folder, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.half`, content);
    await rename(`${file}.half`, file);
  },
});

const inBucket = (store: S3Store): StoredFiles => ({
  list: () => store.list(''),
  read: async (key) => [(await store.read(key)) ?? Buffer.alloc(0)],
  write: async (key, content) => store.write(key, Buffer.concat(await content.toArray())),
});

/** The bucket that `S3_…` names, else the folder. */
export const openStoredFiles = (env: NodeJS.ProcessEnv, folder: string): StoredFiles =>
  env.S3_ENDPOINT
    ? inBucket(
        new S3Store({
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          region: env.S3_REGION ?? 'us-east-1',
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }),
      )
    : inFolder(env.FILES_DIR ?? folder);
