import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { findMediaType } from '@landsea/gateway/media-types';
import { hashedAsset } from '@landsea/gateway/paths';
import type { ReleaseStore } from './release-store.js';

export interface ReleaseBucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 60_000;
const STALE_LOCK_MS = 300_000;
const LOCK = 'release.lock';
const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** The headers under which a bucket serves a file, for sites that serve the bucket itself. */
function headersOf(path: string): Record<string, string> {
  const suffix = /\.(br|gz)$/.exec(path)?.[0] ?? '';
  const plain = path.slice(0, path.length - suffix.length);
  const encoding = encodings[suffix];
  const isImmutable = hashedAsset.test(plain) || plain.startsWith('remotes/');
  return {
    'content-type': findMediaType(plain).type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** Releases in a bucket of S3, or of what understands its calls: GET, PUT, DELETE and ListObjectsV2. */
export class S3Store implements ReleaseStore {
  readonly note =
    'The bucket serves nothing by itself: visitors get it once it is copied to the WEB_DIR of each gateway.';
  private readonly client: AwsClient;

  constructor(private readonly place: ReleaseBucket) {
    const { region, accessKeyId, secretAccessKey } = place;
    this.client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 2 });
  }

  async read(path: string): Promise<Buffer | undefined> {
    const answer = await this.call('GET', path, {}, [404]);
    return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
  }

  async write(path: string, body: Buffer): Promise<void> {
    await this.call('PUT', path, { body: new Uint8Array(body), headers: headersOf(path) });
  }

  async list(prefix: string): Promise<string[]> {
    const found: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
      if (next) query.set('continuation-token', next);
      const xml = await (await this.call('GET', `?${query}`)).text();
      const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeURIComponent(key));
      found.push(...keys);
      next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
    }
    return found;
  }

  async remove(prefix: string): Promise<void> {
    const paths = prefix.endsWith('/') ? await this.list(prefix) : [prefix];
    for (const path of paths) await this.call('DELETE', path, {}, [404]);
  }

  /** The lock is an object that is created only while it is missing; one that is older than five minutes is removed. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    while (!(await this.createLock())) {
      const since = Number((await this.read(LOCK))?.toString());
      if (Date.now() - since > STALE_LOCK_MS) await this.remove(LOCK);
      else await delay(200);
    }
    try {
      return await work();
    } finally {
      await this.remove(LOCK);
    }
  }

  private async createLock(): Promise<boolean> {
    const headers = { 'if-none-match': '*', 'content-type': 'text/plain' };
    const answer = await this.call('PUT', LOCK, { body: String(Date.now()), headers }, [409, 412]);
    return answer.ok;
  }

  private async call(
    method: string,
    path: string,
    init: RequestInit = {},
    expected: readonly number[] = [],
  ): Promise<Response> {
    const url = new URL(`/${this.place.bucket}/${path}`, this.place.endpoint);
    const answer = await this.client.fetch(url, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok || expected.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The storage answered ${method} ${path} with ${answer.status}.`);
  }
}
