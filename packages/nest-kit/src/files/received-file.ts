import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';

export interface ReceivedFile {
  path: string;
  bytes: number;
  head: Uint8Array;
}

interface Limits {
  maxBytes: number;
  headBytes: number;
  tooLarge: string;
}

/** A factor on the limit: the rest is discarded, so that the sender receives the answer. */
const PATIENCE = 3;

const tooLarge = (message: string): DomainError => new DomainError({ code: 'PAYLOAD_TOO_LARGE', message });

/** Neither memory nor disk holds more than the limit. @throws DomainError PAYLOAD_TOO_LARGE. */
export async function receiveFile<T>(
  request: Request,
  { maxBytes, headBytes, tooLarge: message }: Limits,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw tooLarge(message);
  return inFolder(async (path) => {
    let bytes = 0;
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > PATIENCE * maxBytes) done(tooLarge(message));
        else if (bytes > maxBytes) done();
        else done(null, chunk);
      },
    });
    await pipeline(request, limited, createWriteStream(path));
    if (bytes > maxBytes) throw tooLarge(message);
    return work({ path, bytes, head: await headOf(path, headBytes) });
  });
}

export const receiveContent = <T>(
  content: Uint8Array,
  headBytes: number,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> =>
  inFolder(async (path) => {
    await writeFile(path, content);
    return work({ path, bytes: content.byteLength, head: content.subarray(0, headBytes) });
  });

async function inFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-upload-'));
  try {
    return await work(join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function headOf(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
