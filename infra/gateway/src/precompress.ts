import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findMediaType } from './media-types.js';

const worthwhileBytes = 1024;

type Encoding = 'br' | 'gzip';

/** Ends the name of a file that is still being written. */
export const HALF = '.half';

const suffixOf: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Spends a second on a bundle, once, when it is released. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const isCompressible = (path: string, bytes: number): boolean =>
  bytes >= worthwhileBytes && findMediaType(path).compress;

/** The compressed forms of a file, by the end of their names; none when it is sent as it is. */
export async function listCompressedForms(path: string, body: Buffer): Promise<Record<string, Buffer>> {
  if (!isCompressible(path, body.length)) return {};
  const forms = (['gzip', 'br'] as const).map(
    async (encoding) => [suffixOf[encoding], await compress(body, encoding)] as const,
  );
  return Object.fromEntries(await Promise.all(forms));
}

async function compressFile(path: string): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  if (!isCompressible(path, size)) return;
  const done = await stat(path + suffixOf.br).catch(() => undefined);
  if (done && done.mtimeMs >= mtimeMs) return;
  const body = await readFile(path);
  // The one that is looked for comes last: who was stopped in between begins again.
  for (const encoding of ['gzip', 'br'] as const) {
    const half = `${path}.${process.pid}${HALF}`; // a copy of the folder made meanwhile has a whole file or none
    await writeFile(half, await compress(body, encoding));
    await rename(half, path + suffixOf[encoding]);
  }
}

/** True for a file that {@link precompress} wrote or began. */
export const isPrecompressed = (path: string): boolean =>
  [...Object.values(suffixOf), HALF].some((suffix) => path.endsWith(suffix));

/** Writes a `.br` and a `.gz` beside every text file of a folder, for gateways that only copy bytes. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}
