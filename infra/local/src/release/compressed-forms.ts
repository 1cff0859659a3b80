import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { findMediaType } from '@landsea/gateway/media-types';

const worthwhileBytes = 1024;
const KEPT_UNUSED_MS = 7 * 86_400_000;

const forms = {
  '.gz': { pack: (body: Buffer) => promisify(gzip)(body, { level: 9 }), unpack: promisify(gunzip) },
  '.br': {
    pack: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    unpack: promisify(brotliDecompress),
  },
};
type Suffix = keyof typeof forms;
const suffixes = Object.keys(forms) as Suffix[];

export const isCompressedForm = (path: string): boolean => suffixes.some((suffix) => path.endsWith(suffix));

const isCompressible = (path: string, { length }: Buffer): boolean =>
  length >= worthwhileBytes && !path.endsWith('.map') && findMediaType(path).compress;

/** A form that was made before; undefined when there is none of this very content. */
async function readKept(file: string, suffix: Suffix, body: Buffer): Promise<Buffer | undefined> {
  const form = await readFile(file).catch(() => undefined);
  const unpacked = form && (await forms[suffix].unpack(form).catch(() => undefined));
  return unpacked?.equals(body) ? form : undefined;
}

/** A folder that cannot be written, as in an image, costs time alone. */
async function keep(file: string, form: Buffer): Promise<void> {
  const half = `${file}.${process.pid}.half`;
  await writeFile(half, form)
    .then(() => rename(half, file))
    .catch(() => undefined);
}

async function forgetUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => !used.has(each))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEPT_UNUSED_MS) await rm(join(folder, name), { force: true });
  }
}

/**
 * Adds a `.br` and a `.gz` of every text file of a build, for gateways that only copy bytes. A bundle takes a second, so
 * the forms stay in a folder, by the hash of what they hold: the folder of the build itself is put in place anew by each start.
 */
export async function addCompressedForms(files: Map<string, Buffer>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  const used = new Set<string>();
  const add = async (path: string, body: Buffer, suffix: Suffix): Promise<void> => {
    const name = createHash('sha256').update(body).digest('hex') + suffix;
    used.add(name);
    const kept = await readKept(join(folder, name), suffix, body);
    const form = kept ?? (await forms[suffix].pack(body));
    if (!kept) await keep(join(folder, name), form);
    files.set(path + suffix, form);
  };
  const plain = [...files].filter(([path, body]) => isCompressible(path, body));
  await Promise.all(plain.flatMap(([path, body]) => suffixes.map((suffix) => add(path, body, suffix))));
  await forgetUnused(folder, used);
}
