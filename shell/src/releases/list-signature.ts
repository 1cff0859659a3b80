import { toSignedText, type SignedReleaseList } from '@landsea/contracts/releases';
import { decodeBase64 } from './trusted-keys';

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined when this browser cannot verify Ed25519 itself. */
const verifyByBrowser = async (key: Bytes, signature: Bytes, text: Bytes): Promise<boolean | undefined> => {
  try {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, imported, signature, text);
  } catch {
    return undefined;
  }
};

const verify = async (key: Bytes, signature: Bytes, text: Bytes): Promise<boolean> => {
  const known = await verifyByBrowser(key, signature, text);
  if (known !== undefined) return known;
  return (await import('./verify-without-web-crypto')).verifyEd25519(key, signature, text);
};

export const isSignedBy = async (
  keys: readonly Bytes[],
  { list, signatures }: SignedReleaseList,
): Promise<boolean> => {
  const text = new TextEncoder().encode(toSignedText(list));
  for (const { value } of signatures) {
    for (const key of keys) if (await verify(key, decodeBase64(value), text)) return true;
  }
  return false;
};
