import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

export type Defect = 'integrity' | 'missing';

/** All that the file server looks for, also what no release writes. */
const forms = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
  '.deflate': promisify(inflate),
};
const suffixes = Object.keys(forms) as (keyof typeof forms)[];

/** More than any released file has. */
const MOST_BYTES = 32 * 1024 * 1024;

/** In the format of `integrity`. */
export const hashFile = (body: Buffer): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Changes with the content of a file, also when somebody sets its time back. */
export const makeStamp = (file: string): Promise<string> =>
  stat(file, { bigint: true }).then(
    (found) => (found.isFile() ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join('.') : ''),
    () => '',
  );

/** A file that is too large is read as an empty one, which has no hash of a release. */
const read = (file: string): Promise<Buffer | undefined> =>
  stat(file).then(
    ({ size }) => (size > MOST_BYTES ? Buffer.of() : readFile(file)),
    () => undefined,
  );

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
  if (hashFile(plain) !== hash) return 'integrity';
  if (!withForms) return undefined;
  const whole = await Promise.all(suffixes.map((suffix) => isFormOf(plain, file, suffix)));
  return whole.every(Boolean) ? undefined : 'integrity';
}

/** Holds files against their hashes, each once for as long as it is not written again. */
export class FileCheck {
  private readonly known = new Map<string, { stamp: string; defect: Promise<Defect | undefined> }>();

  /** @param withForms also what the file looks like compressed, before it is sent. */
  async find(file: string, hash: string, withForms: boolean): Promise<Defect | undefined> {
    const names = withForms ? [file, ...suffixes.map((suffix) => file + suffix)] : [file];
    const key = `${withForms} ${file}`;
    const stamp = `${hash} ${(await Promise.all(names.map(makeStamp))).join(' ')}`;
    const known = this.known.get(key);
    if (known?.stamp === stamp) return known.defect;
    const defect = findDefect(file, hash, withForms);
    this.known.set(key, { stamp, defect });
    // A read that failed leaves no other stamp behind.
    if ((await defect) === 'missing') this.known.delete(key);
    return defect;
  }
}
