import type { Readable } from 'node:stream';

/**
 * Keys have letters, digits, `-` and `/`. Files are reachable only through the service that checks access.
 */
export abstract class FileStore {
  /** The key must be new; the file at `path` may be moved away. */
  abstract put(key: string, path: string, type: string): Promise<void>;

  /** @throws an Error when there is no such file. */
  abstract open(key: string): Promise<Readable>;

  /** A missing file is no error. */
  abstract remove(key: string): Promise<void>;
}
