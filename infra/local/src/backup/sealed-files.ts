import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type KeyLike,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

/** A key pair of its own for a state folder, in PEM; whoever has the private half reads every backup. */
export const makeBackupKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/** The key of one backup, and the same for whoever has the private key. */
export function generateContentKey(publicKey: KeyLike): { key: Buffer; wrapped: Buffer } {
  const key = randomBytes(32);
  return { key, wrapped: publicEncrypt({ key: publicKey, ...padding }, key) };
}

/** @throws Error when it is another private key. */
export function unwrapContentKey(privateKey: KeyLike, wrapped: Buffer): Buffer {
  try {
    return privateDecrypt({ key: privateKey, ...padding }, wrapped);
  } catch {
    throw new Error('This backup was made for another key.');
  }
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes nonce, encrypted content and tag. @returns the SHA-256 of what was written. */
export async function seal(
  file: string,
  key: Buffer,
  content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  await writeFile(file, nonce, { mode: 0o600 });
  await pipeline(Readable.from(content), cipher, createWriteStream(file, { flags: 'a' }));
  await writeFile(file, cipher.getAuthTag(), { flag: 'a' });
  return hashFile(file);
}

/** @throws Error at the end of the stream when the file is not what was sealed: check its hash first. */
export async function unseal(file: string, key: Buffer): Promise<Readable> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const [nonce, tag] = [Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES)];
  await handle.read(nonce, 0, NONCE_BYTES, 0);
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await handle.close();
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAuthTag(tag);
  if (size <= NONCE_BYTES + TAG_BYTES) return Readable.from([decipher.final()]);
  const content = createReadStream(file, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 });
  content.on('error', (error) => decipher.destroy(error));
  return content.pipe(decipher);
}

export const readSealed = async (file: string, key: Buffer): Promise<Buffer> =>
  Buffer.concat(await (await unseal(file, key)).toArray());
