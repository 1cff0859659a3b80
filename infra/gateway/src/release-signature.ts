import { createPublicKey, verify } from 'node:crypto';
import type { Signature } from '@landsea/contracts/releases';

/** Public keys that sign releases: 32 bytes in base64, as the page of the shell names them. */
export type ReleaseKeys = readonly string[];

const isOf = (key: string, text: Buffer, value: string): boolean => {
  const x = Buffer.from(key, 'base64').toString('base64url');
  const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, text, known, Buffer.from(value, 'base64'));
};

/** True without keys, too: a gateway that was given none cannot tell. */
export function isSigned(keys: ReleaseKeys, text: string, signatures: readonly Signature[]): boolean {
  const body = Buffer.from(text);
  return keys.length === 0 || keys.some((key) => signatures.some(({ value }) => isOf(key, body, value)));
}
