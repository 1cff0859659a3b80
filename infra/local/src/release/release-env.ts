import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, root, type LocalSettings } from '../env.js';
import { FolderStore } from './folder-store.js';
import { ownKeys, readKeys, type ReleaseKey } from './release-keys.js';
import type { ReleaseStore } from './release-store.js';
import { Releases } from './releases.js';
import { S3Store } from './s3-store.js';

const s3Variables = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;

function storeOf(env: NodeJS.ProcessEnv, folder: string): ReleaseStore {
  if (!env.RELEASE_S3_ENDPOINT) return new FolderStore(folder);
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = s3Variables.map((name) => {
    const value = env[`RELEASE_S3_${name}`];
    if (!value) throw new Error(`RELEASE_S3_ENDPOINT is set, and RELEASE_S3_${name} is missing.`);
    return value;
  }) as [string, string, string, string, string];
  return new S3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

async function keysOf(env: NodeJS.ProcessEnv, home: string): Promise<ReleaseKey[]> {
  if (env.RELEASE_KEYS) return readKeys(env.RELEASE_KEYS);
  if (env.RELEASE_KEYS_FILE) return readKeys(await readFile(env.RELEASE_KEYS_FILE, 'utf8'));
  return ownKeys(join(home, 'release-key.pem'));
}

/**
 * The place that the variables name: `RELEASE_S3_…` a bucket, else the folder. Keys come from `RELEASE_KEYS` (PEM) or
 * `RELEASE_KEYS_FILE`, else from the state folder, where one is made.
 */
export async function releasesFromEnv(
  folder?: string,
  { home, env }: Pick<LocalSettings, 'home' | 'env'> = readSettings(),
): Promise<Releases> {
  const store = storeOf(env, folder ?? join(home, 'web'));
  return new Releases({ store, keys: await keysOf(env, home), checkout: root });
}
