import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { mediaTypeOf } from './media-types.js';
import { compress, isCompressible, suffixOf, type Encoding } from './precompress.js';

export interface StaticFile {
  body: Buffer;
  type: string;
  encoding: Encoding | undefined;
  etag: string;
}

const cacheLimitBytes = 64 * 1024 * 1024;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file's place, or undefined when the path would leave its folder. */
export function within(folder: string, path: string): string | undefined {
  const relative = decoded(path);
  if (relative === undefined || relative.includes('\0') || relative.includes('\\')) return undefined;
  const place = join(folder, relative);
  return place.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? place : undefined;
}

/** Prefers brotli, honours `q=0`. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string): boolean =>
    offers.some((offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Files of built front ends, in memory once read, fresh by modification time; compressed as the browser takes it. */
export class StaticFiles {
  private readonly cache = new Map<string, StaticFile>();
  private cachedBytes = 0;

  async read(place: string, accept: Encoding | undefined): Promise<StaticFile | undefined> {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const encoding = isCompressible(place, found.size) ? accept : undefined;
    const key = `${place}:${found.mtimeMs}:${found.size}:${encoding ?? ''}`;
    const known = this.cache.get(key);
    if (known) return known;

    const plain = await readFile(place);
    const file: StaticFile = {
      body: encoding ? await this.encoded(place, plain, encoding) : plain,
      type: mediaTypeOf(place).type,
      encoding,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}${encoding ?? ''}"`,
    };
    this.remember(key, file);
    return file;
  }

  private async encoded(place: string, plain: Buffer, encoding: Encoding): Promise<Buffer> {
    const ready = await readFile(place + suffixOf[encoding]).catch(() => undefined);
    return ready ?? compress(plain, encoding, 'quick');
  }

  private remember(key: string, file: StaticFile): void {
    if (this.cachedBytes + file.body.length > cacheLimitBytes) {
      this.cache.clear();
      this.cachedBytes = 0;
    }
    this.cache.set(key, file);
    this.cachedBytes += file.body.length;
  }
}
