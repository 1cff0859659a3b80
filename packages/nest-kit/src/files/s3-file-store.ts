import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { FileStore } from './file-store.js';

export interface S3Place {
  /** Without the bucket: `https://s3.us-east-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;

export class S3FileStore extends FileStore {
  private readonly client: AwsClient;

  constructor(private readonly place: S3Place) {
    super();
    const { region, accessKeyId, secretAccessKey } = place;
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

  private async call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(`/${this.place.bucket}/${key}`, this.place.endpoint);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await this.client.fetch(url, { ...init, method, signal });
    if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
    await answer.body?.cancel();
    throw new Error(`the storage answered ${method} ${key} with ${answer.status}`);
  }
}
