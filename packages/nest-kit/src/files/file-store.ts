import type { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error.js';

/** The store itself fails, not the one file; the person may try again. `message` goes to the log. */
export class FileStoreAway extends DomainError {
  constructor(logMessage: string) {
    super(
      {
        code: 'SERVICE_UNAVAILABLE',
        message: 'Photos and receipts can’t be reached right now. Please try again in a few minutes.',
      },
      logMessage,
    );
  }
}

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

  /** Names the place, without secrets. */
  abstract readonly place: string;

  /** @throws FileStoreAway unless a file can be written, of which it makes sure at first, and read. */
  abstract probe(): Promise<void>;
}
