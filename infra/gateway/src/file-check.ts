import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export type Defect = 'integrity' | 'missing';

const forms = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** In the format of `integrity`. */
export const hashOf = (body: Buffer): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Changes with the content of a file, also when somebody sets its time back. */
export const stampOf = (file: string): Promise<string> =>
  stat(file, { bigint: true }).then(
    (found) => (found.isFile() ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join('.') : ''),
    () => '',
  );

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** A compressed form that is not there is not sent either. */
async function isFormOf(plain: Buffer, file: string, suffix: keyof typeof forms): Promise<boolean> {
  const body = await read(file + suffix);
  if (!body) return true;
  const unpacked = await forms[suffix](body, { maxOutputLength: plain.length + 1 }).catch(() => undefined);
  return unpacked?.equals(plain) ?? false;
}

async function findDefect(file: string, hash: string, withForms: boolean): Promise<Defect | undefined> {
  const plain = await read(file);
  if (!plain) return 'missing';
  if (hashOf(plain) !== hash) return 'integrity';
  if (!withForms) return undefined;
  const whole = await Promise.all([isFormOf(plain, file, '.br'), isFormOf(plain, file, '.gz')]);
  return whole.every(Boolean) ? undefined : 'integrity';
}

/** Holds files against their hashes, each once for as long as it is not written again. */
export class FileCheck {
  private readonly whole = new Map<string, string>();

  /** @param withForms also what the file looks like compressed, before it is sent. */
  async find(file: string, hash: string, withForms: boolean): Promise<Defect | undefined> {
    const names = withForms ? [file, `${file}.br`, `${file}.gz`] : [file];
    const key = `${withForms} ${file}`;
    const stamp = `${hash} ${(await Promise.all(names.map(stampOf))).join(' ')}`;
    if (this.whole.get(key) === stamp) return undefined;
    const defect = await findDefect(file, hash, withForms);
    if (!defect) this.whole.set(key, stamp);
    return defect;
  }
}
