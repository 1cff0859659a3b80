import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { FileStore, FileStoreAway } from './file-store.js';

/** Written once by each process, then read. */
const PROBE = 'health/probe';

export interface S3Place {
  /** Without the bucket: `https://s3.us-east-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
const PROBE_TIMEOUT_MS = 5_000;
const RETRIES = 2;

export class S3FileStore extends FileStore {
  private readonly client: AwsClient;
  readonly place: string;
  private isProbeWritten = false;

  constructor(private readonly settings: S3Place) {
    super();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
    this.place = `${new URL(endpoint).host}/${bucket} (S3_ENDPOINT, S3_BUCKET)`;
    this.client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: RETRIES });
  }

  /** The body is not hashed first: TLS protects its integrity. */
  async put(key: string, path: string, type: string): Promise<void> {
    await this.call('PUT', key, {
      body: await openAsBlob(path, { type }),
      headers: { 'content-type': type },
    });
  }

  async open(key: string): Promise<Readable> {
    const { body } = await this.call('GET', key);
    if (!body) throw new Error(`the storage answered nothing for ${key}`);
    return Readable.fromWeb(body as ReadableStream);
  }

  async remove(key: string): Promise<void> {
    await this.call('DELETE', key);
  }

  async probe(): Promise<void> {
    if (this.isProbeWritten) await this.call('HEAD', PROBE, {}, PROBE_TIMEOUT_MS);
    else await this.call('PUT', PROBE, { body: 'landsea' }, PROBE_TIMEOUT_MS);
    this.isProbeWritten = true;
  }

  /** A missing file is no reason to try again; whatever else is refused is. */
  private async call(
    method: string,
    key: string,
    init: RequestInit = {},
    limitMs = TIMEOUT_MS,
  ): Promise<Response> {
    const url = new URL(`/${this.settings.bucket}/${key}`, this.settings.endpoint);
    const signal = AbortSignal.timeout(limitMs);
    const answer = await this.client.fetch(url, { ...init, method, signal }).catch((error: unknown) => {
      throw new FileStoreAway(`the storage at ${this.place} did not answer ${method} ${key}: ${error}`);
    });
    if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
    await answer.body?.cancel();
    const message = `the storage answered ${method} ${key} with ${answer.status}`;
    if (method === 'GET' && answer.status === 404) throw new Error(message);
    throw new FileStoreAway(message);
  }
}
