import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { signedHeaders, type AwsKeys } from './aws-signature.js';
import { FileStore } from './file-store.js';

export interface S3Place extends AwsKeys {
  /** The storage's address, without the bucket: `https://s3.us-east-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
}

const TIMEOUT_MS = 30_000;

/** A private bucket of S3 or of what speaks its language, addressed by path. */
export class S3FileStore extends FileStore {
  constructor(
    private readonly place: S3Place,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
  }

  async put(key: string, path: string, type: string): Promise<void> {
    await this.call('PUT', key, { 'content-type': type }, await openAsBlob(path, { type }));
  }

  async open(key: string): Promise<Readable> {
    const { body } = await this.call('GET', key, {});
    if (!body) throw new Error(`the storage answered nothing for ${key}`);
    return Readable.fromWeb(body as ReadableStream);
  }

  async remove(key: string): Promise<void> {
    await this.call('DELETE', key, {});
  }

  private async call(
    method: string,
    key: string,
    headers: Record<string, string>,
    body?: Blob,
  ): Promise<Response> {
    const url = new URL(`/${this.place.bucket}/${key}`, this.place.endpoint);
    const signed = signedHeaders(
      { method, url, headers, payloadHash: 'UNSIGNED-PAYLOAD' },
      this.place,
      this.now(),
    );
    const answer = await fetch(url, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    });
    if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
    throw new Error(`the storage answered ${method} ${key} with ${String(answer.status)}`);
  }
}
