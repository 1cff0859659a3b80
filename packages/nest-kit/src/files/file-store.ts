import type { Readable } from 'node:stream';

/**
 * Where files of people are kept: on this machine, or in S3-compatible storage. A key is made by the service, of letters,
 * digits, `-` and `/`. Nothing is reachable from outside but through the service that checks access.
 */
export abstract class FileStore {
  /** Keeps a file that lies complete at `path`, under a key that is new. The file at `path` may be moved away. */
  abstract put(key: string, path: string, type: string): Promise<void>;

  /** @throws an Error when there is no such file. */
  abstract open(key: string): Promise<Readable>;

  /** One that is not there is no error. */
  abstract remove(key: string): Promise<void>;
}
