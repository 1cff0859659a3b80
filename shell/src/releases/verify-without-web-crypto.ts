import { ed25519 } from '@noble/curves/ed25519.js';

/** For browsers before Ed25519 in WebCrypto, and pages without TLS: loaded only there. */
export const verifyEd25519 = (key: Uint8Array, signature: Uint8Array, text: Uint8Array): boolean => {
  try {
    return ed25519.verify(signature, text, key);
  } catch {
    return false; // a signature that cannot be read
  }
};
