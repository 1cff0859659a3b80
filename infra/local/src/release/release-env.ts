import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getHomePaths } from '../home.js';
import { findRunning } from '../run-file.js';
import { readSettings, root, type LocalSettings } from '../env.js';
import type { LiveProduct } from './checks/check-live-services.js';
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

/** The product that `RELEASE_ORIGIN` names, else the one that runs on this machine with this state folder. */
export async function readLiveProduct(
  { home, env }: Pick<LocalSettings, 'home' | 'env'> = readSettings(),
): Promise<LiveProduct> {
  if (env.RELEASE_ORIGIN) return { origin: env.RELEASE_ORIGIN, mustAnswer: true };
  if (env.RELEASE_S3_ENDPOINT) return { origin: undefined, mustAnswer: true };
  const running = await findRunning(getHomePaths(home).runFile);
  return { origin: running?.origin, mustAnswer: false };
}

async function configuredKeys(env: NodeJS.ProcessEnv): Promise<ReleaseKey[] | undefined> {
  if (env.RELEASE_KEYS) return readKeys(env.RELEASE_KEYS);
  return env.RELEASE_KEYS_FILE ? readKeys(await readFile(env.RELEASE_KEYS_FILE, 'utf8')) : undefined;
}

/**
 * The place that the variables name: `RELEASE_S3_…` a bucket, else the folder `web` of the state folder. Keys come from
 * `RELEASE_KEYS` (PEM) or `RELEASE_KEYS_FILE`, else from the state folder, where one is made.
 */
export async function releasesFromEnv(
  { home, env }: Pick<LocalSettings, 'home' | 'env'> = readSettings(),
): Promise<Releases> {
  const keys = (await configuredKeys(env)) ?? (await ownKeys(join(home, 'release-key.pem')));
  return new Releases({ store: storeOf(env, join(home, 'web')), keys, checkout: root });
}

/**
 * The releases of an image. Each front end has an image, and a key that one of them made for itself would be unknown to
 * the others: the key is a setting. @throws Error when it is missing.
 */
export async function releasesOfImage(
  folder: string,
  env: NodeJS.ProcessEnv = readSettings().env,
): Promise<Releases> {
  const keys = await configuredKeys(env);
  if (!keys)
    throw new Error(
      'RELEASE_KEYS is missing: every front end is signed with the same key (openssl genpkey -algorithm ed25519).',
    );
  return new Releases({ store: storeOf(env, folder), keys, checkout: root });
}
