import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import type { Signature } from '@landsea/contracts/releases';

/** A key that signs releases. Public halves are known by the shell; `id` says which one a signature is of. */
export interface ReleaseKey {
  id: string;
  /** The 32 bytes of the public key, base64. */
  publicKey: string;
  sign(text: string): Signature;
}

const mostKeys = 2;

function keyOf(pem: string): ReleaseKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('A release key must be an Ed25519 key.');
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const raw = Buffer.from(x ?? '', 'base64url');
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 8);
  return {
    id,
    publicKey: raw.toString('base64'),
    sign: (text) => ({ key: id, value: sign(null, Buffer.from(text), privateKey).toString('base64') }),
  };
}

/** The keys in a PEM text: one, or two while one replaces the other. Each of them signs. */
export function readKeys(pem: string): ReleaseKey[] {
  const found = pem.match(/-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g) ?? [];
  if (found.length === 0 || found.length > mostKeys)
    throw new Error(`Expected one or two private keys in PEM for releases; found ${found.length}.`);
  return found.map(keyOf);
}

export const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** The keys of a file that is made with a new key when it is missing. Readable by its owner alone. */
export async function ownKeys(file: string): Promise<ReleaseKey[]> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return readKeys(known);
  // Of two commands that start at once, the second one takes the key of the first.
  await writeFile(file, makeKey(), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  await chmod(file, 0o600);
  return readKeys(await readFile(file, 'utf8'));
}
